import type { ConfiguredApplication, NewApplication } from '~/api/applications.server';
import type { WizardConfig } from '~/application/classic/rules/wizard-config';
import type { Visit } from '~/request/visit.server';
import type { Step } from '~/ui/frame/stepper';
import type { AnswerGroup } from './answers';
import type { SheetContents } from './request-sheet';

/** The pages that both kinds of form share. */
export type SharedPage = 'check-answers' | 'account-creation';

/** What is sent, or the page that has to be mended before. */
export type Assembly =
  | { readonly ok: true; readonly kind: 'classic'; readonly application: NewApplication }
  | { readonly ok: true; readonly kind: 'configured'; readonly application: ConfiguredApplication }
  | { readonly ok: false; readonly to: string };

/**
 * The way from the answers to the result, the same for the classic wizard and for a configured form: checking, the account, sending. The
 * visitor may be on the page that was asked for.
 */
export interface Flow {
  readonly visit: Visit;
  readonly config: WizardConfig;
  readonly loggedIn: boolean;
  /** Typed for the account so far. */
  readonly email: string;
  readonly steps: Step[];
  readonly sheet: {
    readonly contents: SheetContents;
    readonly companyName: string | undefined;
    /** The number of the step after which the result comes. */
    readonly offerAfter: number;
  };
  readonly paths: {
    /** The last step with questions. */
    readonly lastQuestions: string;
    readonly account: string;
    readonly result: string;
  };
  /** Every answer in words, by step. */
  answers(): AnswerGroup[];
  /** Judges everything anew, because the configuration may have changed, and puts together what is sent. */
  assemble(): Promise<Assembly>;
  /** Keeps the e-mail typed for the account; never a password. */
  keepEmail(email: string): Promise<void>;
}
