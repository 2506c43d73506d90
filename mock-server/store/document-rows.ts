import { DOCUMENT_ENTITY_KINDS, VIRUS_SCAN_STATUSES } from 'contracts/api/enumerations';
import { z } from 'zod';

const instant = z.iso.datetime();

/** A document of an application. What its virus scan says now follows from the clock; its bytes lie in the blobs under its id. */
export const documentRow = z.object({
  id: z.string(),
  applicationId: z.string(),
  name: z.string(),
  type: z.string(),
  asOfDate: z.iso.date().nullable(),
  /** The representative it belongs to. */
  signatoryId: z.string().nullable(),
  entityKind: z.enum(DOCUMENT_ENTITY_KINDS),
  entityId: z.string(),
  isClientVisible: z.boolean(),
  createdAt: instant,
  /** The user who uploads it; null for one that the lender issued. */
  uploadedBy: z.string().nullable(),
  /** How far the three steps have come. */
  upload: z.enum(['awaited', 'arrived', 'confirmed', 'failed']),
  /** Until when the file may be sent. */
  uploadUntil: instant,
  /** Bytes; null before the file has arrived. */
  size: z.int().min(0).nullable(),
  contentType: z.string().nullable(),
  confirmedAt: instant.nullable(),
  /** How the virus scan ends, and how many seconds after the confirmation. */
  scan: z.object({ result: z.enum(VIRUS_SCAN_STATUSES), seconds: z.number().min(0) }),
  /** `generated`: no bytes are kept, the same PDF is made whenever it is asked for. */
  source: z.enum(['uploaded', 'generated']),
});
export type DocumentRow = z.infer<typeof documentRow>;
