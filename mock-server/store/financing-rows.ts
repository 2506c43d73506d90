import { newAppointment } from 'contracts/api/appointments';
import { newCompany } from 'contracts/api/companies';
import { COVER_STATUSES } from 'contracts/api/enumerations';
import { debtor } from 'contracts/api/factoring';
import { financeObjectFields } from 'contracts/api/finance-objects';
import { z } from 'zod';

/** Rows of financing: objects, debtors, cover and appointments of an application. */

const instant = z.iso.datetime();

export const financeObjectRow = z.object({
  id: z.string(),
  applicationId: z.string(),
  fields: financeObjectFields,
});
export type FinanceObjectRow = z.infer<typeof financeObjectRow>;

/** A company that a customer has added, known to that customer only. */
export const companyRow = z.object({
  id: z.string(),
  ownerId: z.string(),
  fields: newCompany,
});
export type CompanyRow = z.infer<typeof companyRow>;

export const debtorRow = z.object({
  id: z.string(),
  applicationId: z.string(),
  /** The same for one company, whichever way it was named. */
  companyKey: z.string(),
  company: debtor.shape.company,
  annualSales: z.number(),
  currency: z.string(),
  provider: debtor.shape.external_provider_company,
  /** Null before cover was asked for. */
  cover: z
    .object({
      askedAt: instant,
      /** The requested amount, in whole units of `currency`. */
      amount: z.number(),
      currency: z.string(),
      /** The back office's decision; null leaves it to the provider and the clock (D-33). */
      decided: z.enum(COVER_STATUSES).nullable(),
    })
    .nullable(),
});
export type DebtorRow = z.infer<typeof debtorRow>;

export const appointmentRow = z.object({
  id: z.string(),
  applicationId: z.string(),
  /** Deployment of the advisor. */
  deployment: z.string(),
  /** Calendar day in the deployment's zone. */
  day: z.iso.date(),
  startsAt: instant,
  endsAt: instant,
  fields: newAppointment,
});
export type AppointmentRow = z.infer<typeof appointmentRow>;
