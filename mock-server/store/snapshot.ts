import { findScenario } from 'fixtures/worlds';
import { z } from 'zod';
import { blobRowSchema } from './blobs';
import { isWithinYears } from './clock';
import { documentRowSchema } from './document-rows';
import { faultSchema } from './faults';
import {
  appointmentRowSchema,
  companyRowSchema,
  debtorRowSchema,
  financeObjectRowSchema,
} from './financing-rows';
import { PERSONA_ROLES } from './persona';
import {
  applicationRowSchema,
  attemptsRowSchema,
  backOfficeRowSchema,
  formDraftRowSchema,
  mailRowSchema,
  ownBankRowSchema,
  ownFormRowSchema,
  sessionRowSchema,
  tokenRowSchema,
  userRowSchema,
} from './rows';
import type { SandboxState } from './sandbox-state';
import { signatoryRowSchema } from './signatory-rows';
import type { Store } from './store';

function rows<Row extends { id: string }>(row: z.ZodType<Row>) {
  return z.array(row).refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length);
}

export const snapshotSchema = z.strictObject({
  format: z.literal(1),
  scenario: z.string().refine((id) => findScenario(id) !== undefined),
  seed: z.int().min(0),
  start: z.iso
    .datetime()
    .refine((start) => isWithinYears(new Date(start)))
    .nullable(),
  /** Virtual instant of the last change, at which time continues after a restore. */
  now: z.iso.datetime().refine((now) => isWithinYears(new Date(now))),
  ids: z.int().min(0),
  personas: z.array(
    z.object({ key: z.string(), email: z.string(), password: z.string(), role: z.enum(PERSONA_ROLES) }),
  ),
  faults: z.array(faultSchema),
  users: rows(userRowSchema),
  sessions: rows(sessionRowSchema),
  tokens: rows(tokenRowSchema),
  applications: rows(applicationRowSchema),
  signatories: rows(signatoryRowSchema),
  documents: rows(documentRowSchema),
  blobs: rows(blobRowSchema),
  financeObjects: rows(financeObjectRowSchema),
  companies: rows(companyRowSchema),
  debtors: rows(debtorRowSchema),
  appointments: rows(appointmentRowSchema),
  mails: rows(mailRowSchema),
  attempts: rows(attemptsRowSchema),
  backOffice: rows(backOfficeRowSchema),
  ownBanks: rows(ownBankRowSchema).default([]),
  ownForms: rows(ownFormRowSchema).default([]),
  formDrafts: rows(formDraftRowSchema).default([]),
});
export type Snapshot = z.output<typeof snapshotSchema>;

export function createStateOfSnapshot(snapshot: Snapshot): SandboxState {
  const scenario = findScenario(snapshot.scenario);
  if (scenario === undefined) throw new Error(`Scenario ${snapshot.scenario} not found`);
  return {
    start: { scenario, seed: snapshot.seed, now: snapshot.start === null ? null : new Date(snapshot.start) },
    now: new Date(snapshot.now),
    idCount: snapshot.ids,
    personas: snapshot.personas,
    faults: snapshot.faults,
    fill: (store) => fill(store, snapshot),
  };
}

function fill(store: Store, snapshot: Snapshot): void {
  for (const row of snapshot.users) store.users.insert(row);
  for (const row of snapshot.sessions) store.sessions.insert(row);
  for (const row of snapshot.tokens) store.tokens.insert(row);
  for (const row of snapshot.applications) store.applications.insert(row);
  for (const row of snapshot.signatories) store.signatories.insert(row);
  for (const row of snapshot.documents) store.documents.insert(row);
  for (const row of snapshot.blobs) store.blobs.restore(row);
  for (const row of snapshot.financeObjects) store.financeObjects.insert(row);
  for (const row of snapshot.companies) store.companies.insert(row);
  for (const row of snapshot.debtors) store.debtors.insert(row);
  for (const row of snapshot.appointments) store.appointments.insert(row);
  for (const row of snapshot.mails) store.mails.insert(row);
  for (const row of snapshot.attempts) store.attempts.insert(row);
  for (const row of snapshot.backOffice) store.backOffice.insert(row);
  for (const row of snapshot.ownBanks) store.ownBanks.insert(row);
  for (const row of snapshot.ownForms) store.ownForms.insert(row);
  for (const row of snapshot.formDrafts) store.formDrafts.insert(row);
}
