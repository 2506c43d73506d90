import type { SignatureProvider } from 'contracts/api/enumerations';
import type { Outcome } from '../../rules/identification';

interface OutcomeText {
  title: string;
  explanation: string;
}

interface ProviderText {
  name: string;
  title: string;
  lead: string;
  /** Where the provider calls an outcome by another name. */
  outcomes?: Partial<Record<Outcome, OutcomeText>>;
}

/** Everything a provider's page says, in one language. */
export interface PageTexts {
  /** The language's own name. */
  language: string;
  simulator: string;
  notReal: string;
  providers: Record<SignatureProvider, ProviderText>;
  outcomes: Record<Outcome, OutcomeText>;
  person: string;
  birthdate: string;
  company: string;
  application: string;
  validUntil: string;
  choose: string;
  review: string;
  /** From a page on which something can be decided. */
  back: string;
  /** From one on which nothing can. */
  toPortal: string;
  coupon: { title: string; number: string; bring: string; print: string };
  signatureLine: string;
  closed: { title: string; lead: string };
  expired: { title: string; lead: string };
}
