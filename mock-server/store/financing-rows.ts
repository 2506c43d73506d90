import { newAppointment } from 'contracts/api/appointments';
import { newCompany } from 'contracts/api/companies';
import { COVER_STATUSES } from 'contracts/api/enumerations';
import { debtor } from 'contracts/api/factoring';
import { financeObjectFields } from 'contracts/api/finance-objects';
import { z } from 'zod';

const instant = z.iso.datetime();

export const financeObjectRowSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  fields: financeObjectFields,
});
export type FinanceObjectRow = z.infer<typeof financeObjectRowSchema>;

export const companyRowSchema = z.object({
  id: z.string(),
  ownerId: z.string(),
  fields: newCompany,
});
export type CompanyRow = z.infer<typeof companyRowSchema>;

export const debtorRowSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  companyKey: z.string(),
  company: debtor.shape.company,
  annualSales: z.number(),
  currency: z.string(),
  provider: debtor.shape.external_provider_company,
  cover: z
    .object({
      askedAt: instant,
      amount: z.number(),
      currency: z.string(),
      /** Null leaves the decision to provider and clock (D-33). */
      decided: z.enum(COVER_STATUSES).nullable(),
    })
    .nullable(),
});
export type DebtorRow = z.infer<typeof debtorRowSchema>;

export const appointmentRowSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  deployment: z.string(),
  day: z.iso.date(),
  startsAt: instant,
  endsAt: instant,
  fields: newAppointment,
});
export type AppointmentRow = z.infer<typeof appointmentRowSchema>;
