import type { Language } from 'contracts/api/enumerations';
import type { Context } from 'hono';
import type { Simulator } from '../../api/exchange';
import { simulatorOriginOf } from '../../api/host';
import type { Finding } from '../../rules/finding';
import type { Settings } from '../../settings';
import type { Sandbox } from '../../store/sandbox';
import { getTexts, type TextLookup } from '../../texts/texts';
import { requireWorld } from '../open-world';
import { pageLanguageOf } from '../page/page-view';
import type { SubmittedForm } from './submitted-form';

export interface BankPageView {
  readonly sandbox: Sandbox;
  readonly settings: Settings;
  readonly language: Language;
  readonly t: TextLookup<'bank'>;
  readonly origin: string;
  readonly findings: readonly Finding[] | null;
  readonly refusalMessage: string | null;
  readonly submittedText: string | null;
  readonly typed: SubmittedForm | null;
  readonly isPreview: boolean;
  /** Data URL of the original logo, if cleaning removed parts. */
  readonly logoBefore: string | null;
}

export function readFormEntry({ typed }: BankPageView, name: string, storedValue = ''): string {
  return typed?.has(name) ? typed.text(name) : storedValue;
}

export function createBankPageView(simulator: Simulator, c: Context): BankPageView {
  const { settings } = simulator;
  const sandbox = requireWorld(simulator, c);
  const language = pageLanguageOf(c);
  const origin = simulatorOriginOf(c.req.raw.headers, settings);
  const emptyOutcome = {
    findings: null,
    refusalMessage: null,
    submittedText: null,
    typed: null,
    isPreview: false,
    logoBefore: null,
  };
  return { sandbox, settings, language, t: getTexts('bank', language), origin, ...emptyOutcome };
}

export function createLogoHref({ sandbox }: BankPageView, logo: string): string {
  return `/simulator/deployment/logo?${new URLSearchParams({ sandbox: sandbox.id, v: `${logo.length}-${logo.slice(-24)}` })}`;
}

export function createBankPageHref(
  { sandbox, language }: Pick<BankPageView, 'sandbox' | 'language'>,
  path: string,
  parameters: Record<string, string> = {},
): string {
  return `/simulator/bank${path}?${new URLSearchParams({ sandbox: sandbox.id, lang: language, ...parameters })}`;
}
