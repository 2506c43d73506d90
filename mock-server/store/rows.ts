import { application, createApplication } from 'contracts/api/applications';
import { DYNAMIC_FORMS, LANGUAGES } from 'contracts/api/enumerations';
import { DEPLOYMENT_IDS } from 'fixtures/deployments';
import { z } from 'zod';
import { bankDocument } from '../rules/own-bank/bank-document';
import { formDocument } from '../rules/own-form/form-document';

/** Rows of the collections. Instants are UTC in ISO 8601 and virtual; references are plain ids. */

const instant = z.iso.datetime();

export const userRow = z.object({
  id: z.string(),
  /** Lower case, without blanks around it. */
  email: z.string(),
  /** Null until an invited user chooses one. */
  passwordHash: z.string().nullable(),
  emailVerified: z.boolean(),
  interfaceLanguage: z.enum(LANGUAGES),
  communicationLanguage: z.enum(LANGUAGES),
  acceptedTerms: z.boolean(),
  acceptedPartnerTerms: z.boolean(),
  /** Works at the lender, and enters applications for companies. */
  isAdvisor: z.literal(true).optional(),
  createdAt: instant,
});
export type UserRow = z.infer<typeof userRow>;

export const sessionRow = z.object({
  /** Hash of the cookie's value. */
  id: z.string(),
  userId: z.string(),
  lastUsedAt: instant,
});
export type SessionRow = z.infer<typeof sessionRow>;

const TOKEN_KINDS = ['confirmation', 'reset', 'invite'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export const tokenRow = z.object({
  /** Hash of what the e-mail's link carries. */
  id: z.string(),
  kind: z.enum(TOKEN_KINDS),
  userId: z.string(),
  expiresAt: instant,
  usedAt: instant.nullable(),
});
export type TokenRow = z.infer<typeof tokenRow>;

/** Stored facts of an application; conditions, permitted changes and flow are derived for each answer. */
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
  // UTC as everywhere here, so that the text tells the order.
  .extend({ created: instant });

export const applicationRow = z.object({
  id: z.string(),
  ownerId: z.string(),
  /** Idempotency-Key that the owner sent when creating it. */
  idempotencyKey: z.string().nullable(),
  facts: applicationFacts,
  /** Through whose portal it was made: says which documents it asks for, and who writes its mails. */
  partner: z.enum(DEPLOYMENT_IDS),
  /** Origin of the portal it was last sent from; null for one that the scenario began with. */
  portal: z.string().nullable(),
  /** When it entered its present status. */
  statusSince: instant,
  /** The request that created it, with what no answer carries; null for one the scenario began with. */
  sent: createApplication.body.nullable(),
});
export type ApplicationRow = z.infer<typeof applicationRow>;

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

export const mailRow = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.enum(MAIL_KINDS),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  sent_at: instant,
});
export type MailRow = z.infer<typeof mailRow>;

/** Whether the back office goes on by itself. There is one such row, from when that was set first. */
export const backOfficeRow = z.object({
  id: z.literal('back-office'),
  automatic: z.boolean(),
  /** Virtual days between two steps. */
  daysPerStep: z.int().min(1).max(365),
  /** Since when. */
  since: instant,
});
export type BackOfficeRow = z.infer<typeof backOfficeRow>;

/** A bank of one's own in the place of a partner; there is at most one, at the partner at which the world plays. */
export const ownBankRow = z.object({
  id: z.enum(DEPLOYMENT_IDS),
  document: bankDocument,
});
export type OwnBankRow = z.infer<typeof ownBankRow>;

/** A configured form of one's own, by which form it is. */
export const ownFormRow = z.object({
  id: z.enum(DYNAMIC_FORMS),
  document: formDocument,
});
export type OwnFormRow = z.infer<typeof ownFormRow>;

export const attemptsRow = z.object({
  /** Action and address, as `login:somebody@example.com`. */
  id: z.string(),
  at: z.array(instant),
});
export type AttemptsRow = z.infer<typeof attemptsRow>;
