import type { Language } from 'contracts/api/enumerations';
import { filled } from '../page/words';
import type { PortalFrame, PortalFrames } from '../portal-frames/portal-frames';
import type { Playing } from './moves';
import type { DemoRun } from './run';
import { type Stop, said } from './script';
import type { Words } from './words';

/** What the pages of a demonstration are drawn from. */
export interface DemoView extends Playing {
  readonly run: DemoRun;
  readonly frames: PortalFrames;
  readonly language: Language;
  readonly t: Words;
  /** Which of the page's panels is open. */
  readonly panel: 'qr' | 'keys' | null;
  /** Of the machine, as phones of the network know it; the page's own choice where none was made. */
  readonly host: string | null;
  /** Origin of the simulator as whoever asks for the page reaches it. */
  readonly origin: string;
}

/** Names of the frames: the same in every window, so that all show the same session. */
export const FRAME_NAMES = { customer: 'customer', second: 'second' } as const;

/** The portal as the audience sees it. */
export function customerFrame({ run, sandbox, frames }: DemoView): PortalFrame {
  const { persona, path: at, language: lang, turn } = run;
  return frames.frame({ sandbox, name: FRAME_NAMES.customer, persona, at, lang, turn });
}

/** The same as the presenter sees it: where the audience's stands now. */
export function mirroredFrame({ run, sandbox, frames }: DemoView): PortalFrame {
  const { persona, place: at, language: lang, turn } = run;
  return frames.frame({ sandbox, name: FRAME_NAMES.customer, persona, at, lang, turn });
}

/** The portal on the second person's phone; null in a world without one. */
export function secondFrame({ run, sandbox, frames }: DemoView): PortalFrame | null {
  const second = secondPerson({ run, sandbox });
  if (second === null) return null;
  const at = run.stop.second?.path ?? run.stop.where.path;
  const { language: lang, turn } = run;
  return frames.frame({ sandbox, name: FRAME_NAMES.second, persona: second, at, lang, turn });
}

/** Key of the person with the second phone: the stop's own, else whoever only signs, else the second of the world. */
export function secondPerson({ run, sandbox }: Pick<DemoView, 'run' | 'sandbox'>): string | null {
  const { personas } = sandbox;
  const wanted = run.stop.second?.persona;
  const found =
    personas.find(({ key, email }) => key === wanted || email === wanted) ??
    personas.find(({ role }) => role === 'signatory') ??
    personas[1];
  return found?.key ?? null;
}

/** Everybody as whom the portal can be looked at, in turn; the last is nobody. */
export function nextPersona({ run, sandbox }: Pick<DemoView, 'run' | 'sandbox'>): string {
  const all = [...sandbox.personas.map(({ key }) => key), 'visitor'];
  const present = sandbox.personas.find(({ key, email }) => key === run.persona || email === run.persona);
  return all[(all.indexOf(present?.key ?? 'visitor') + 1) % all.length] ?? 'visitor';
}

/** What somebody of the world is called: `katrin.brandt@…` is Katrin Brandt. */
export function nameOf({ sandbox, t }: Pick<DemoView, 'sandbox' | 't'>, key: string): string {
  const persona = sandbox.personas.find((each) => each.key === key || each.email === key);
  if (persona === undefined) return t.visitor;
  const [words = ''] = persona.email.split('@');
  return words
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export function titleOf({ run, t, language }: Pick<DemoView, 'run' | 't' | 'language'>): string {
  const { stops } = run.script;
  return filled(t.stopOf, { n: run.at + 1, of: stops.length, title: said(run.stop.title, language) });
}

/** The word of a stop on the rail. */
export function shortOf({ short, title }: Stop, language: Language): string {
  return said(short ?? title, language);
}

/** An address of the demonstration, in the same world and language. */
export function demoHref(
  { sandbox, language }: Pick<DemoView, 'sandbox' | 'language'>,
  path = '',
  more: Record<string, string> = {},
): string {
  return `/simulator/demo${path}?${new URLSearchParams({ sandbox: sandbox.id, lang: language, ...more })}`;
}
