import type { z } from 'zod';
import type { Application } from '~/api/applications.server';
import type { ApiResult } from '~/api/result';
import type { Typed } from '~/domain/typed';
import type { WizardConfig } from '~/domain/wizard-config';
import type { PortalRequest } from '~/request/portal-request';
import type { Answer } from './answers';
import type { SheetContents } from './request-sheet';
import type { NamedCompany } from './rules/company';
import type { Draft, DraftKind, Texts } from './rules/draft';
import type { SharedPage } from './rules/journey';
import type { Referral } from './rules/referral';

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly pageTitle: string;
  readonly formId: string;
  readonly names: readonly string[];
  readonly decimals: Readonly<Record<string, number>>;
  readonly texts: readonly string[];
  /** CLA-08 */
  readonly asksCompanyDetails: boolean;
  values(kept: Texts): Record<string, string>;
  schema(typed: Typed): z.ZodType<Readonly<Record<string, unknown>>>;
  answers(typed: Typed): Answer[];
}

export interface StepRedirect {
  readonly to: string;
  /** Null: the page itself shows the message. */
  readonly afterSubmission: string | null;
  readonly discardsDraft: boolean;
}

export type Assembly =
  | {
      readonly ok: true;
      /** @param key idempotency key, the same for every attempt */
      readonly create: (key: string) => Promise<ApiResult<Application>>;
    }
  | { readonly ok: false; readonly step: string };

export interface SubmittedStep {
  readonly step: Step;
  readonly form: FormData;
  readonly texts: Texts;
  readonly typed: Texts;
}

export interface StepSource {
  readonly kind: DraftKind;
  readonly request: PortalRequest;
  readonly config: WizardConfig;
  /** At least one. */
  steps(typed: Typed): readonly Step[];
  isFinished(step: Step, draft: Draft): boolean;
  redirectFrom(page: string | SharedPage, firstStep: string): StepRedirect;
  draftChangeIn(sent: SubmittedStep): ((draft: Draft) => Draft) | null;
  withCompany(draft: Draft, named: NamedCompany): Draft;
  contents(typed: Typed): SheetContents;
  readonly showsResult: boolean;
  assemble(typed: Typed, referral: Referral | null): Assembly;
}
