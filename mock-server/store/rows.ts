import { application, createApplication } from 'contracts/api/applications';
import { DYNAMIC_FORMS, LANGUAGES } from 'contracts/api/enumerations';
import { DEPLOYMENT_IDS } from 'fixtures/deployments';
import { z } from 'zod';
import { bankDocumentSchema } from '../rules/own-bank/bank-document';
import { formDocumentSchema, formDraftSchema } from '../rules/own-form/form-document';

/** Virtual time in UTC, as ISO 8601. */
const instant = z.iso.datetime();

export const userRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  passwordHash: z.string().nullable(),
  emailVerified: z.boolean(),
  interfaceLanguage: z.enum(LANGUAGES),
  communicationLanguage: z.enum(LANGUAGES),
  acceptedTerms: z.boolean(),
  acceptedPartnerTerms: z.boolean(),
  isAdvisor: z.literal(true).optional(),
  createdAt: instant,
});
export type UserRow = z.infer<typeof userRowSchema>;

export const sessionRowSchema = z.object({
  id: z.string(),
  userId: z.string(),
  lastUsedAt: instant,
});
export type SessionRow = z.infer<typeof sessionRowSchema>;

const TOKEN_KINDS = ['confirmation', 'reset', 'invite'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export const tokenRowSchema = z.object({
  id: z.string(),
  kind: z.enum(TOKEN_KINDS),
  userId: z.string(),
  expiresAt: instant,
  usedAt: instant.nullable(),
});
export type TokenRow = z.infer<typeof tokenRowSchema>;

const applicationFacts = application
  .omit({
    pricing: true,
    allowed_updates: true,
    requirements: true,
    document_configurations: true,
    canUpload: true,
    canDelete: true,
    canChangeClientVisibility: true,
  })
  .extend({ created: instant });

export const applicationRowSchema = z.object({
  id: z.string(),
  ownerId: z.string(),
  idempotencyKey: z.string().nullable(),
  facts: applicationFacts,
  /** Decides the required documents and the sender of e-mails. */
  partner: z.enum(DEPLOYMENT_IDS),
  portal: z.string().nullable(),
  statusSince: instant,
  sent: createApplication.body.nullable(),
});
export type ApplicationRow = z.infer<typeof applicationRowSchema>;

export const MAIL_KINDS = [
  'confirmation',
  'reset',
  'invite',
  'address_known',
  'signature_invitation',
  'signature_request',
  'status_signature',
  'status_rejected',
  'status_paid_out',
  'talk_booked',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const mailRowSchema = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.enum(MAIL_KINDS),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  sent_at: instant,
});
export type MailRow = z.infer<typeof mailRowSchema>;

export const backOfficeRowSchema = z.object({
  id: z.literal('back-office'),
  automatic: z.boolean(),
  daysPerStep: z.int().min(1).max(365),
  since: instant,
});
export type BackOfficeRow = z.infer<typeof backOfficeRowSchema>;

export const ownBankRowSchema = z.object({
  id: z.enum(DEPLOYMENT_IDS),
  document: bankDocumentSchema,
});
export type OwnBankRow = z.infer<typeof ownBankRowSchema>;

export const ownFormRowSchema = z.object({
  id: z.enum(DYNAMIC_FORMS),
  document: formDocumentSchema,
});
export type OwnFormRow = z.infer<typeof ownFormRowSchema>;

/** `document` is null if the draft has no errors: the form then holds it. */
export const formDraftRowSchema = z.object({
  id: z.enum(DYNAMIC_FORMS),
  document: formDraftSchema.nullable(),
  savedAt: instant,
  shownAt: instant.nullable(),
  /** The document before the last replacement of the whole form. */
  replaced: formDraftSchema.nullable().default(null),
});
export type FormDraftRow = z.infer<typeof formDraftRowSchema>;

export const attemptsRowSchema = z.object({
  id: z.string(),
  at: z.array(instant),
});
export type AttemptsRow = z.infer<typeof attemptsRowSchema>;
