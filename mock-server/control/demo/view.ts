import type { Language } from 'contracts/api/enumerations';
import type { TextLookup } from '../../texts/texts';
import type { PortalFrame, PortalFrames } from '../portal-frames/portal-frames';
import type { ActionContext } from './perform-actions';
import type { DemoRun } from './run';
import { type DemoStop, getScriptText } from './script';

export interface DemoView extends ActionContext {
  readonly run: DemoRun;
  readonly frames: PortalFrames;
  readonly language: Language;
  readonly t: TextLookup<'demo'>;
  readonly panel: 'qr' | 'keys' | null;
  readonly host: string | null;
  readonly origin: string;
}

export const FRAME_NAMES = { customer: 'customer', second: 'second' } as const;

export function createCustomerFrame({ run, sandbox, frames }: DemoView): PortalFrame {
  const { persona, entryPath: at, language: lang, turn } = run;
  return frames.frame({ sandbox, name: FRAME_NAMES.customer, persona, at, lang, turn });
}

export function createMirroredFrame({ run, sandbox, frames }: DemoView): PortalFrame {
  const { persona, currentPath: at, language: lang, turn } = run;
  return frames.frame({ sandbox, name: FRAME_NAMES.customer, persona, at, lang, turn });
}

export function createOtherPersonFrame({ run, sandbox, frames }: DemoView): PortalFrame | null {
  const second = findOtherPerson({ run, sandbox });
  if (second === null) return null;
  const at = run.stop.second?.path ?? run.stop.where.path;
  const { language: lang, turn } = run;
  return frames.frame({ sandbox, name: FRAME_NAMES.second, persona: second, at, lang, turn });
}

export function findOtherPerson({ run, sandbox }: Pick<DemoView, 'run' | 'sandbox'>): string | null {
  const { personas } = sandbox;
  const wanted = run.stop.second?.persona;
  const found =
    personas.find(({ key, email }) => key === wanted || email === wanted) ??
    personas.find(({ role }) => role === 'signatory') ??
    personas[1];
  return found?.key ?? null;
}

export function findNextPersona({ run, sandbox }: Pick<DemoView, 'run' | 'sandbox'>): string {
  const all = [...sandbox.personas.map(({ key }) => key), 'visitor'];
  const present = sandbox.personas.find(({ key, email }) => key === run.persona || email === run.persona);
  return all[(all.indexOf(present?.key ?? 'visitor') + 1) % all.length] ?? 'visitor';
}

export function personaNameOf({ sandbox, t }: Pick<DemoView, 'sandbox' | 't'>, key: string): string {
  const persona = sandbox.personas.find((each) => each.key === key || each.email === key);
  if (persona === undefined) return t('visitor');
  const [words = ''] = persona.email.split('@');
  return words
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export function stopTitleOf({ run, t, language }: Pick<DemoView, 'run' | 't' | 'language'>): string {
  const { stops } = run.script;
  return t('stopOf', {
    n: run.stopIndex + 1,
    of: stops.length,
    title: getScriptText(run.stop.title, language),
  });
}

export function shortTitleOf({ short, title }: DemoStop, language: Language): string {
  return getScriptText(short ?? title, language);
}

export function createDemoHref(
  { sandbox, language }: Pick<DemoView, 'sandbox' | 'language'>,
  path = '',
  parameters: Record<string, string> = {},
): string {
  return `/simulator/demo${path}?${new URLSearchParams({ sandbox: sandbox.id, lang: language, ...parameters })}`;
}
