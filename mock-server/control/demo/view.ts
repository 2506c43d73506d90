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
  const { persona, entryPath: path, language: lang, turn } = run;
  return frames.frame({ sandbox, name: FRAME_NAMES.customer, persona, path, lang, turn });
}

export function createMirroredFrame({ run, sandbox, frames }: DemoView): PortalFrame {
  const { persona, currentPath: path, language: lang, turn } = run;
  return frames.frame({ sandbox, name: FRAME_NAMES.customer, persona, path, lang, turn });
}

export function createSecondPersonaFrame({ run, sandbox, frames }: DemoView): PortalFrame | null {
  const secondPersona = findSecondPersona({ run, sandbox });
  if (secondPersona === null) return null;
  const path = run.stop.second?.path ?? run.stop.where.path;
  const { language: lang, turn } = run;
  return frames.frame({ sandbox, name: FRAME_NAMES.second, persona: secondPersona, path, lang, turn });
}

export function findSecondPersona({ run, sandbox }: Pick<DemoView, 'run' | 'sandbox'>): string | null {
  const { personas } = sandbox;
  const preferredPersona = run.stop.second?.persona;
  const persona =
    personas.find(({ key, email }) => key === preferredPersona || email === preferredPersona) ??
    personas.find(({ role }) => role === 'signatory') ??
    personas[1];
  return persona?.key ?? null;
}

export function findNextPersona({ run, sandbox }: Pick<DemoView, 'run' | 'sandbox'>): string {
  const personaKeys = [...sandbox.personas.map(({ key }) => key), 'visitor'];
  const currentPersona = sandbox.personas.find(
    ({ key, email }) => key === run.persona || email === run.persona,
  );
  return (
    personaKeys[(personaKeys.indexOf(currentPersona?.key ?? 'visitor') + 1) % personaKeys.length] ?? 'visitor'
  );
}

export function personaNameOf({ sandbox, t }: Pick<DemoView, 'sandbox' | 't'>, key: string): string {
  const persona = sandbox.personas.find((candidate) => candidate.key === key || candidate.email === key);
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
