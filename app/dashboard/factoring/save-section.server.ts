import type { z } from 'zod';
import { factoring } from '~/api/factoring.server';
import { type ApiError, type ApiResult, entryOf } from '~/api/result';
import { changeFinancing } from '~/dashboard/change-financing.server';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { centsOf, formatCents } from '~/domain/cents';
import { typedValues } from '~/domain/form-schema';
import { explain } from '~/request/problem.server';
import type { Visit } from '~/request/visit.server';
import { factoringForm } from './factoring-form.server';
import { type FactoringForm, financialsSchema, invoicesSchema, riskSchema } from './rules/factoring-schemas';
import { currencyBox, type Section, sectionFields } from './rules/factoring-sections';
import { isInternational } from './rules/sales-check';

/**
 * Saves one of the three cards that are forms (FACT-02 to FACT-04).
 *
 * @throws redirect to the tab when it is done
 */
export async function saveSection(inHand: ApplicationInHand, section: Section, form: FormData) {
  const { visit, application } = inHand;
  const id = application.applicationId;
  const context = factoringForm(visit, application);
  const typed = typedValues(form);
  switch (section) {
    case 'financials':
      return save(financialsSchema(context, typed), (sent) => factoring.saveFinancials(visit.api, id, sent));
    case 'invoices':
      return save(invoicesSchema(context, typed), (sent) => factoring.saveInvoices(visit.api, id, sent));
    case 'risk_protection':
      return save(riskSchema(context, typed), (sent) => factoring.saveRisk(visit.api, id, sent));
  }

  function save<Schema extends z.ZodType>(
    schema: Schema,
    send: (sent: z.output<Schema>) => Promise<ApiResult<unknown>>,
  ) {
    const t = visit.t('factoring');
    return changeFinancing(inHand, form, {
      schema,
      send,
      words: { done: t('done.section'), failed: t('failed.section') },
      fields: fieldNames(section, context),
      reasons: (error) => reasonsOf(visit, error, context),
      next: () => tabPath(id, 'factoring'),
    });
  }
}

/** Names of the form's controls; of a question of currencies its first box speaks. */
function fieldNames(section: Section, { facts, currencies }: FactoringForm): string[] {
  return sectionFields(section, isInternational(facts)).map(({ name, kind }) =>
    kind === 'currencies' ? currencyBox(name, currencies[0] ?? '') : name,
  );
}

/** Sales that do not add up say by how much, as the lending system reckons (D-70). */
function reasonsOf(visit: Visit, error: ApiError, { currency, currencies, language }: FactoringForm) {
  const name = 'annual_sales_previous_year';
  const { direction, difference } = entryOf(error, 'err_validation_failed', name)?.values ?? {};
  if ((direction === 'more' || direction === 'less') && typeof difference === 'number') {
    const amount = formatCents(centsOf(difference), currency, language);
    const key = direction === 'more' ? 'salesMore' : 'salesLess';
    return { formErrors: [], fieldErrors: { [name]: [visit.t('validation')(key, { difference: amount })] } };
  }
  const first = currencies[0] ?? '';
  return explain(visit, error, {
    invoice_currencies: currencyBox('invoice_currencies', first),
    invoice_currencies_abroad: currencyBox('invoice_currencies_abroad', first),
  });
}
