import type { Language } from 'contracts/api/enumerations';
import type { MailKind } from '../store/rows';
import { getTexts, hasText } from '../texts/texts';
import type { ApplicationInMail } from './application-in-mail';

export interface MailText {
  subject: string;
  paragraphs: string[];
}

export type SignatureMailKind = Extract<MailKind, 'signature_invitation' | 'signature_request'>;
export type StatusMailKind = Extract<MailKind, 'status_signature' | 'status_rejected' | 'status_paid_out'>;
export type AccountMailKind = Exclude<MailKind, SignatureMailKind | StatusMailKind | 'talk_booked'>;

interface AccountFacts {
  partner: string;
  link: string;
}

type StatusFacts = AccountFacts & ApplicationInMail;

interface SignatureFacts extends StatusFacts {
  /** Named in a separate sentence, because a Polish greeting would need the vocative. */
  person: string;
}

export function renderMailText(kind: AccountMailKind, language: Language, facts: AccountFacts): MailText;
export function renderMailText(kind: StatusMailKind, language: Language, facts: StatusFacts): MailText;
export function renderMailText(kind: SignatureMailKind, language: Language, facts: SignatureFacts): MailText;
export function renderMailText(
  kind: Exclude<MailKind, 'talk_booked'>,
  language: Language,
  { amount = null, ...facts }: AccountFacts & Partial<SignatureFacts>,
): MailText {
  const t = getTexts('mail', language);
  const values = { ...facts, amount: amount ?? '' };
  // The payout may differ from the requested amount, so its e-mail names none.
  const keyWithAmount = `${kind}.requestWithAmount`;
  const mentionsAmount = amount !== null && hasText('mail', language, keyWithAmount);
  const note = `${kind}.note`;
  return {
    subject: t(`${kind}.subject`, values),
    paragraphs: [
      t(facts.person === undefined ? 'greeting' : 'greetingTo', values),
      t(mentionsAmount ? keyWithAmount : `${kind}.request`, values),
      facts.link,
      ...(hasText('mail', language, note) ? [t(note)] : []),
    ],
  };
}

/** Removes the second full stop after a name such as `Polmet Sp. z o.o.`. */
export function endWithOneFullStop(text: string): string {
  return text.replace(/(?<!\.)\.\.(?=\s|$)/g, '.');
}
