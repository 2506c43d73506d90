import type { DynamicForm, Language } from 'contracts/api/enumerations';
import type { Context } from 'hono';
import type { Simulator } from '../../api/exchange';
import { simulatorOriginOf } from '../../api/host';
import { refusal } from '../../api/refusal';
import type { Finding } from '../../rules/finding';
import type { Settings } from '../../settings';
import type { Sandbox } from '../../store/sandbox';
import { languageOf } from '../page/page-view';
import type { Given } from './given';
import { WORDS, type Words } from './words';

/** What a page of the workbench is drawn from. */
export interface BenchView {
  readonly sandbox: Sandbox;
  readonly settings: Settings;
  readonly language: Language;
  readonly t: Words;
  /** Where browsers reach the simulator. */
  readonly origin: string;
  /** What the last look at a document found; null before any. */
  readonly findings: readonly Finding[] | null;
  /** Why nothing came of it, where there is no document to look at. */
  readonly refused: string | null;
  /** Text that was given and could not be used. */
  readonly given: string | null;
  /** All entries of a form that was refused; null where the page shows what holds. */
  readonly typed: Given | null;
}

/** What the page of forms looks at: which form, and in which language it is previewed. */
export interface FormView extends BenchView {
  readonly name: DynamicForm;
  readonly previewed: string;
}

/** What stands in an entry: what was typed and refused, else what holds. */
export function entryOf({ typed }: BenchView, name: string, holds = ''): string {
  return typed?.has(name) ? typed.text(name) : holds;
}

/** Whose world a request looks at, in which language. Throws err_entity_not_found for a sandbox nobody has, or one that is not to be changed. */
export function benchView({ sandboxes, settings }: Simulator, c: Context): BenchView {
  const id = c.req.query('sandbox');
  const sandbox = c.req.method === 'GET' ? sandboxes.find(id) : sandboxes.findForChange(id);
  if (sandbox === undefined) throw refusal('err_entity_not_found', 'sandbox');
  const language = languageOf(c);
  const origin = simulatorOriginOf(c.req.raw.headers, settings);
  const nothing = { findings: null, refused: null, given: null, typed: null };
  return { sandbox, settings, language, t: WORDS[language], origin, ...nothing };
}

/** An address of the workbench, in the same world and language. */
export function benchHref(
  { sandbox, language }: Pick<BenchView, 'sandbox' | 'language'>,
  path: string,
  more: Record<string, string> = {},
): string {
  return `/simulator/bank${path}?${new URLSearchParams({ sandbox: sandbox.id, lang: language, ...more })}`;
}
