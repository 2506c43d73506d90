import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { applicationProgress } from '~/api/application-progress.server';
import type { Application } from '~/api/applications.server';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { mayChange } from '~/dashboard/rules/permissions';
import { typedValues } from '~/domain/form-schema';
import { knownText } from '~/domain/text';
import { bankSchema } from './rules/bank';
import { answersOf } from './save-task.server';
import { STEP, type TaskAnswer } from './task-answer';
import { isStillShown, versionOf } from './version.server';

/** What the bank card and its form show. */
export interface ShownBank {
  bankName: string | null;
  iban: string | null;
  /** See `SHOWN`. */
  version: string;
  mayChange: boolean;
}

const valuesOf = ({ bankName, iban }: Application) => [bankName ?? null, iban ?? null];

export function shownBank(application: Application): ShownBank {
  const { bankName, iban } = application;
  return {
    bankName: knownText(bankName),
    iban: knownText(iban),
    version: versionOf(valuesOf(application)),
    mayChange: mayChange(application, 'bankinfo'),
  };
}

/** Takes a bank account in two steps: shown back for comparison, then saved (OVER-09). */
export async function keepBank(inHand: ApplicationInHand, form: FormData) {
  const { visit, application } = inHand;
  const t = visit.t('overview');
  const submission = parseWithZod(form, { schema: bankSchema });
  const answers = answersOf(inHand, submission);
  if (!mayChange(application, 'bankinfo')) return answers.notAllowed();
  if (form.get(STEP) === 'change') {
    return data<TaskAnswer>({ result: { initialValue: typedValues(form) } });
  }
  if (submission.status !== 'success') return answers.invalid();
  const bank = submission.value;
  const isThere = bank.bankName === application.bankName && bank.iban === application.iban;
  if (isThere) return answers.saved(t('bank.saved'));
  if (!isStillShown(form, valuesOf(application))) return answers.changedMeanwhile();
  if (form.get(STEP) !== 'save') return answers.goOn({ review: bank });

  const kept = await applicationProgress.keepBank(visit.api, application.applicationId, bank);
  return kept.ok ? answers.saved(t('bank.saved')) : answers.failed(t('bank.failed'), kept.error);
}
