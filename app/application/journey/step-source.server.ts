import type { z } from 'zod';
import type { Application } from '~/api/applications.server';
import type { ApiResult } from '~/api/result';
import type { WizardConfig } from '~/application/classic/rules/wizard-config';
import type { Typed } from '~/domain/typed';
import type { Visit } from '~/request/visit.server';
import type { Answer } from './answers';
import type { SheetContents } from './request-sheet';
import type { NamedCompany } from './rules/company';
import type { Draft, DraftKind, Texts } from './rules/draft';
import type { SharedPage } from './rules/journey';
import type { Referral } from './rules/referral';

/** A step with questions, for what is typed so far. */
export interface Step {
  /** The last part of its address. */
  readonly id: string;
  /** In the stepper and above its answers. */
  readonly title: string;
  readonly pageTitle: string;
  readonly formId: string;
  readonly names: readonly string[];
  /** How many decimals each of its controls takes that is for a number. */
  readonly decimals: Readonly<Record<string, number>>;
  /** Its controls whose texts are sent as they read; others are sent as numbers, days or codes. */
  readonly texts: readonly string[];
  /** It asks for what belongs to a company that another step names (CLA-08). */
  readonly asksCompanyDetails: boolean;
  /** What its form holds: what was typed, and what stands there before anybody types. */
  values(kept: Texts): Record<string, string>;
  /** The schema of its form, the same in the browser. */
  schema(typed: Typed): z.ZodType<Readonly<Record<string, unknown>>>;
  /** Its answers in words. */
  answers(typed: Typed): Answer[];
}

/** Where somebody is led who may not be on a page yet. */
export interface Detour {
  readonly to: string;
  /** The same for who goes back after sending, and is told so; null where the page led to tells it. */
  readonly afterSending: string | null;
  /** The journey begins anew: the draft is thrown away. */
  readonly startsAnew: boolean;
}

/** What is sent, or the step that has to be corrected before. */
export type Assembly =
  | {
      readonly ok: true;
      /** @param key the same for every try, so that sending it twice creates one application */
      readonly create: (key: string) => Promise<ApiResult<Application>>;
    }
  | { readonly ok: false; readonly step: string };

export interface SentStep {
  readonly step: Step;
  readonly form: FormData;
  readonly texts: Texts;
  /** Everything typed so far, its own texts among it. */
  readonly typed: Texts;
}

/** Where the steps of a journey come from, for one visit: the portal's own three, or those that the server configures. */
export interface StepSource {
  readonly kind: DraftKind;
  readonly visit: Visit;
  readonly config: WizardConfig;
  /** The steps in their order; which there are may depend on what is typed. At least one. */
  steps(typed: Typed): readonly Step[];
  /** True when a step was sent without a mistake, and counts so now. */
  isFinished(step: Step, draft: Draft): boolean;
  /** Where to lead from a page whose predecessors are unfinished. */
  detourFrom(page: string | SharedPage, firstStep: string): Detour;
  /** The change of the draft where a form was sent to take a choice over, without scripts; null where it was sent for something else. */
  choiceIn(sent: SentStep): ((draft: Draft) => Draft) | null;
  /** The draft after the company was named. */
  withCompany(draft: Draft, named: NamedCompany): Draft;
  contents(typed: Typed): SheetContents;
  /** Whether the result is an entry of the stepper. */
  readonly showsResult: boolean;
  /** Validates everything anew and puts together what is sent. */
  assemble(typed: Typed, referral: Referral | null): Assembly;
}
