import type { z } from 'zod';
import { factoring } from '~/api/factoring.server';
import { type ApiResult, findServerError } from '~/api/result';
import { refuseChangeAfterSubmission } from '~/dashboard/change-after-submission.server';
import { hasMembers, verifyApplication } from '~/dashboard/tab-tasks.server';
import { formatCents, formatPlainCents, toCents } from '~/domain/cents';
import { defineTask } from '~/forms/run-task.server';
import { createFactoringFormContext } from './factoring-form-context.server';
import type { FactoringInput, FactoringPage, FactoringTask } from './factoring-page.server';
import {
  createFinancialsSchema,
  createInvoicesSchema,
  createRiskSchema,
  type FactoringFormContext,
} from './rules/factoring-schemas';
import {
  currencyFieldNameOf,
  type Section,
  sectionFieldsOf,
  toSectionTexts,
} from './rules/factoring-sections';
import { hasInternationalSales, readStatedSales } from './rules/sales-check';
import { factoringTaskUrls, SECTION_FORM_ID } from './urls';

export const sectionTasks = {
  financials: sectionTask('financials', createFinancialsSchema, factoring.saveFinancials),
  invoices: sectionTask('invoices', createInvoicesSchema, factoring.saveInvoices),
  risk_protection: sectionTask('risk_protection', createRiskSchema, factoring.saveRisk),
} satisfies Record<Section, FactoringTask>;

type FactoringApi = FactoringInput['request']['api'];

function sectionTask<Schema extends z.ZodType>(
  section: Section,
  schemaFor: (context: FactoringFormContext, typed: FactoringInput['typed']) => Schema,
  save: (api: FactoringApi, applicationId: string, values: z.output<Schema>) => Promise<ApiResult<unknown>>,
) {
  return {
    show: ({ request, application, factoring: context }: FactoringPage) => {
      const storedSection = application.factoring?.[section];
      const title = request.t('factoring')(`section.${section}.title`);
      const values = storedSection
        ? toSectionTexts(section, storedSection, request.facts.language)
        : startingValues(section, context);
      return { title, form: SECTION_FORM_ID, values };
    },
    change: (input: FactoringInput) => {
      const { request, application, typed } = input;
      const id = application.applicationId;
      const t = request.t('factoring');
      const context = createFactoringFormContext(request, application);
      const first = context.currencies[0] ?? '';
      return defineTask({
        form: SECTION_FORM_ID,
        refusal: refuseChangeAfterSubmission(application),
        schema: schemaFor(context, typed),
        fields: fieldNames(section, context),
        members: {
          invoice_currencies: currencyFieldNameOf('invoice_currencies', first),
          invoice_currencies_abroad: currencyFieldNameOf('invoice_currencies_abroad', first),
        },
        call: (values) => save(request.api, id, values),
        verify: (values) =>
          verifyApplication(input, ({ factoring }) =>
            hasMembers(factoring?.[section] ?? {}, values as object),
          ),
        // D-70. The lending API calculates the difference like `checkSales`.
        reasons: (error) => {
          const name = 'annual_sales_previous_year';
          const { direction, difference } =
            findServerError(error, 'err_validation_failed', name)?.values ?? {};
          if ((direction !== 'more' && direction !== 'less') || typeof difference !== 'number') return null;
          const amount = formatCents(toCents(difference), context.currency, context.language);
          const key = direction === 'more' ? 'salesMore' : 'salesLess';
          const text = request.t('validation')(key, { difference: amount });
          return { formErrors: [], fieldErrors: { [name]: [text] } };
        },
        messages: { done: t('done.section'), failed: t('failed.section') },
        nextPath: factoringTaskUrls.path(id),
      });
    },
  };
}

function fieldNames(section: Section, { facts, currencies }: FactoringFormContext): string[] {
  return sectionFieldsOf(section, hasInternationalSales(facts)).map(({ name, kind }) =>
    kind === 'currencies' ? currencyFieldNameOf(name, currencies[0] ?? '') : name,
  );
}

function startingValues(
  section: Section,
  { facts, currency, language }: FactoringFormContext,
): Record<string, string> {
  if (section === 'invoices') return { [currencyFieldNameOf('invoice_currencies', currency)]: 'on' };
  const total = readStatedSales(facts);
  return section === 'financials' && total !== null && !hasInternationalSales(facts)
    ? { annual_sales_previous_year: formatPlainCents(total, language) }
    : {};
}
