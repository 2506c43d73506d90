import { applicationProgress } from '~/api/application-progress.server';
import type { Application } from '~/api/applications.server';
import { mayChange } from '~/dashboard/rules/permissions';
import { contentVersion } from '~/dashboard/tab-tasks.server';
import { verifyApplication } from '~/dashboard/verify-change.server';
import { textOrNull } from '~/domain/text';
import { INTENT_FIELD } from '~/forms/intents';
import { createSuccess, defineTask } from '~/forms/run-task.server';
import { BANK_FORM, CHANGE, SAVE } from './addresses';
import { bankNameOf } from './bank-name.server';
import { cardDeclaration, refuseStaleCard } from './card-task.server';
import type { OverviewTask } from './overview-page.server';
import { bankSchema } from './rules/bank';

export type ShownBank = ReturnType<typeof shownBank>;

const valuesOf = ({ bankName, iban }: Application) => [bankName ?? null, iban ?? null];

export function shownBank(application: Application) {
  const { bankName, iban } = application;
  return {
    bankName: textOrNull(bankName),
    iban: textOrNull(iban),
    version: contentVersion(valuesOf(application)),
    mayChange: mayChange(application, 'bankinfo'),
  };
}

/** OVER-09 */
export const bankTask = {
  show: ({ request, bank }) =>
    bank.mayChange ? { title: request.t('overview')('bank.title'), form: BANK_FORM } : null,
  change: (input) => {
    const { request, application, form } = input;
    const t = request.t('overview');
    const isOpenItem = !bankSchema(null).safeParse(application).success;
    return defineTask({
      ...cardDeclaration(input, 'bankinfo', isOpenItem),
      form: BANK_FORM,
      intents: { [CHANGE]: () => ({}) },
      schema: bankSchema(bankNameOf(input.typed.iban ?? '')),
      call: async (bank) => {
        if (bank.bankName === application.bankName && bank.iban === application.iban)
          return createSuccess(null);
        const conflict = refuseStaleCard(input, valuesOf(application));
        if (conflict) return conflict;
        // The guided completion sends the form's id as intent.
        const isChecked = [SAVE, BANK_FORM].includes(String(form.get(INTENT_FIELD)));
        if (!isChecked) return { kind: 'open', more: { review: bank } };
        return applicationProgress.keepBank(request.api, application.applicationId, bank);
      },
      verify: (bank) =>
        verifyApplication(input, (now) => now.bankName === bank.bankName && now.iban === bank.iban),
      words: { done: t('bank.saved'), failed: t('bank.failed') },
    });
  },
} satisfies OverviewTask;
