import { applicationProgress } from '~/api/application-progress.server';
import type { Application } from '~/api/applications.server';
import { canChangeApplication } from '~/dashboard/rules/permissions';
import { contentVersionOf, verifyApplication } from '~/dashboard/tab-tasks.server';
import { checkIban } from '~/domain/iban';
import { trimOrNull } from '~/domain/text';
import { INTENT_FIELD } from '~/forms/intents';
import { createSuccess, defineTask } from '~/forms/run-task.server';
import { findBankName } from './bank-name.server';
import { declareCardTask, refuseStaleCard } from './card-task.server';
import type { OverviewTask } from './overview-page.server';
import { createBankSchema } from './rules/bank';
import { BANK_FORM_ID, CHANGE_INTENT, SAVE_INTENT } from './urls';

export type BankView = ReturnType<typeof createBankView>;

const valuesOf = ({ bankName, iban }: Application) => [bankName ?? null, iban ?? null];

export function createBankView(application: Application) {
  const { bankName, iban } = application;
  return {
    bankName: trimOrNull(bankName),
    iban: trimOrNull(iban),
    version: contentVersionOf(valuesOf(application)),
    mayChange: canChangeApplication(application, 'bankinfo'),
  };
}

export const bankTask = {
  show: ({ request, bank }) =>
    bank.mayChange ? { title: request.t('overview')('bank.title'), form: BANK_FORM_ID } : null,
  change: (input) => {
    const { request, application, form } = input;
    const t = request.t('overview');
    const { iban: typedIban = '' } = input.typed;
    const isOpenItem = !createBankSchema(null).safeParse(application).success;
    return defineTask({
      ...declareCardTask(input, 'bankinfo', isOpenItem),
      form: BANK_FORM_ID,
      intents: { [CHANGE_INTENT]: () => ({}) },
      schema: createBankSchema(checkIban(typedIban).ok ? findBankName(typedIban) : undefined),
      call: async (bank) => {
        if (bank.bankName === application.bankName && bank.iban === application.iban)
          return createSuccess(null);
        const hasConflict = refuseStaleCard(input, valuesOf(application));
        if (hasConflict) return hasConflict;
        // The guided completion sends the form's id as intent.
        const isChecked = [SAVE_INTENT, BANK_FORM_ID].includes(String(form.get(INTENT_FIELD)));
        if (!isChecked) return { kind: 'open', extraData: { review: bank } };
        return applicationProgress.saveBank(request.api, application.applicationId, bank);
      },
      verify: (bank) =>
        verifyApplication(
          input,
          (currentApplication) =>
            currentApplication.bankName === bank.bankName && currentApplication.iban === bank.iban,
        ),
      messages: { done: t('bank.saved'), failed: t('bank.failed') },
    });
  },
} satisfies OverviewTask;
