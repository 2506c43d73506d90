import type { Application } from '~/api/applications.server';
import type { Debtor } from '~/api/factoring.server';
import { centsOf, writeCents } from '~/domain/cents';
import { countriesIn } from '~/domain/countries';
import type { Visit } from '~/request/visit.server';
import type { ShownTask } from './factoring-overlay';
import type { FactoringTask } from './factoring-task';
import type { FactoringForm } from './rules/factoring-schemas';
import { currencyBox, type Section, sectionTexts } from './rules/factoring-sections';
import { legalForms } from './rules/new-company';
import { isInternational, statedSales } from './rules/sales-check';

interface Context {
  visit: Visit;
  application: Application;
  form: FactoringForm;
  debtors: readonly Debtor[];
}

/** The task with what its form starts with; null when what it is about is not there. */
export function shownTask(task: FactoringTask, context: Context): ShownTask | null {
  const { visit, application, form, debtors } = context;
  const query = visit.url.searchParams;
  switch (task.kind) {
    case 'section': {
      const { section } = task;
      const kept = application.factoring?.[section];
      return {
        ...task,
        values: kept ? sectionTexts(section, kept, visit.language) : startingValues(section, form),
      };
    }
    case 'debtor': {
      const values = { company_name: query.get('name') ?? '', company: query.get('ref') ?? '' };
      return { kind: 'debtor', values: { ...values, currency: form.currency } };
    }
    case 'company': {
      const forms = legalForms(visit.config.companyTypesByCountry);
      const offered = Object.keys(forms);
      const countries = countriesIn(visit.language, offered).slice(0, offered.length);
      const values = { companyName: query.get('name') ?? '', address_country: countries[0]?.value ?? '' };
      return { kind: 'company', values, forms, countries };
    }
    default: {
      const debtor = debtors.find(({ debitor_id: id }) => id === task.debitorId);
      if (!debtor) return null;
      const name = debtor.company.company_name;
      if (task.kind === 'deletion') return { kind: 'deletion', name };
      const sales = writeCents(centsOf(debtor.annual_sales_previous_year), visit.language);
      return {
        kind: 'sales',
        name,
        values: { annual_sales_previous_year: sales, currency: debtor.currency },
      };
    }
  }
}

/** What stands in a section before anybody has answered: what follows from the application. */
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
