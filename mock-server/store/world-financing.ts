import type { World } from 'fixtures/world';
import { DateTime } from 'luxon';
import { calculateCover } from '../rules/debtor-rules';
import type { Store } from './store';

export function loadFinancing(
  store: Store,
  world: World,
  { partner, userId }: { partner: string; userId: (key: string) => string },
): void {
  for (const { finance_object_id: id, application, ...fields } of world.financeObjects ?? []) {
    store.financeObjects.insert({ id, applicationId: application, fields });
  }
  for (const { companyId: id, owner, ...fields } of world.companies ?? []) {
    store.companies.insert({ id, ownerId: userId(owner), fields });
  }
  for (const debtor of world.debtors ?? []) {
    const { annual_sales_previous_year: annualSales, currency, cover } = debtor;
    store.debtors.insert({
      id: debtor.debitor_id,
      applicationId: debtor.application,
      companyKey: debtor.company.company_id,
      company: debtor.company,
      annualSales,
      currency,
      provider: debtor.external_provider_company,
      cover: cover && { ...cover, amount: calculateCover(annualSales), currency },
    });
  }
  for (const { appointment_id: id, application, minutes, ...fields } of world.appointments ?? []) {
    const startsAt = DateTime.fromISO(fields.meeting_time, { setZone: true });
    store.appointments.insert({
      id,
      applicationId: application,
      deployment: partner,
      day: startsAt.toISODate() ?? '',
      startsAt: startsAt.toJSDate().toISOString(),
      endsAt: startsAt.plus({ minutes }).toJSDate().toISOString(),
      fields,
    });
  }
}
