import type { z } from 'zod';
import { factoring } from '~/api/factoring.server';
import { type ApiResult, findServerError } from '~/api/result';
import { financingRefusal } from '~/dashboard/financing-refusal.server';
import { hasMembers, verifyApplication } from '~/dashboard/verify-change.server';
import { centsOf, formatCents, writeCents } from '~/domain/cents';
import { defineTask } from '~/forms/run-task.server';
import { factoringAddresses, SECTION_FORM } from './addresses';
import { factoringForm } from './factoring-form.server';
import type { FactoringInput, FactoringPage, FactoringTask } from './factoring-page.server';
import { type FactoringForm, financialsSchema, invoicesSchema, riskSchema } from './rules/factoring-schemas';
import { currencyBox, type Section, sectionFields, sectionTexts } from './rules/factoring-sections';
import { isInternational, statedSales } from './rules/sales-check';

/** FACT-02 to FACT-04 */
export const sectionTasks = {
  financials: sectionTask('financials', financialsSchema, factoring.saveFinancials),
  invoices: sectionTask('invoices', invoicesSchema, factoring.saveInvoices),
  risk_protection: sectionTask('risk_protection', riskSchema, factoring.saveRisk),
} satisfies Record<Section, FactoringTask>;

type Api = FactoringInput['request']['api'];

function sectionTask<Schema extends z.ZodType>(
  section: Section,
  schemaFor: (context: FactoringForm, typed: FactoringInput['typed']) => Schema,
  save: (api: Api, applicationId: string, sent: z.output<Schema>) => Promise<ApiResult<unknown>>,
) {
  return {
    show: ({ request, application, factoring: context }: FactoringPage) => {
      const stored = application.factoring?.[section];
      const title = request.t('factoring')(`section.${section}.title`);
      const values = stored
        ? sectionTexts(section, stored, request.facts.language)
        : startingValues(section, context);
      return { title, form: SECTION_FORM, values };
    },
    change: (input: FactoringInput) => {
      const { request, application, typed } = input;
      const id = application.applicationId;
      const t = request.t('factoring');
      const context = factoringForm(request, application);
      const first = context.currencies[0] ?? '';
      return defineTask({
        form: SECTION_FORM,
        refusal: financingRefusal(application),
        schema: schemaFor(context, typed),
        fields: fieldNames(section, context),
        members: {
          invoice_currencies: currencyBox('invoice_currencies', first),
          invoice_currencies_abroad: currencyBox('invoice_currencies_abroad', first),
        },
        call: (sent) => save(request.api, id, sent),
        verify: (sent) =>
          verifyApplication(input, ({ factoring }) => hasMembers(factoring?.[section] ?? {}, sent as object)),
        // D-70. The lending API calculates the difference in the same way.
        reasons: (error) => {
          const name = 'annual_sales_previous_year';
          const { direction, difference } =
            findServerError(error, 'err_validation_failed', name)?.values ?? {};
          if ((direction !== 'more' && direction !== 'less') || typeof difference !== 'number') return null;
          const amount = formatCents(centsOf(difference), context.currency, context.language);
          const key = direction === 'more' ? 'salesMore' : 'salesLess';
          const text = request.t('validation')(key, { difference: amount });
          return { formErrors: [], fieldErrors: { [name]: [text] } };
        },
        words: { done: t('done.section'), failed: t('failed.section') },
        next: factoringAddresses.path(id),
      });
    },
  };
}

function fieldNames(section: Section, { facts, currencies }: FactoringForm): string[] {
  return sectionFields(section, isInternational(facts)).map(({ name, kind }) =>
    kind === 'currencies' ? currencyBox(name, currencies[0] ?? '') : name,
  );
}

function startingValues(
  section: Section,
  { facts, currency, language }: FactoringForm,
): Record<string, string> {
  if (section === 'invoices') return { [currencyBox('invoice_currencies', currency)]: 'on' };
  const total = statedSales(facts);
  return section === 'financials' && total !== null && !isInternational(facts)
    ? { annual_sales_previous_year: writeCents(total, language) }
    : {};
}
