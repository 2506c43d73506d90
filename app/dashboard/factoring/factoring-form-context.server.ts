import type { Application } from '~/api/applications.server';
import { FALLBACK_CURRENCY, isCurrency } from '~/domain/wizard-config';
import type { PortalRequest } from '~/request/portal-request';
import { listSalesCurrencies } from './rules/debtor';
import type { FactoringFormContext } from './rules/factoring-schemas';

export function createFactoringFormContext(
  { facts: { language }, config }: PortalRequest,
  application: Application,
): FactoringFormContext {
  const { annual_sales_previous_year, annual_sales_previous_year_abroad, has_international_customers } =
    application.factoring ?? {};
  return {
    facts: { annual_sales_previous_year, annual_sales_previous_year_abroad, has_international_customers },
    currency: isCurrency(application.currency) ? application.currency : FALLBACK_CURRENCY,
    currencies: listSalesCurrencies(config.currencies.supported, application.currency),
    language,
  };
}
