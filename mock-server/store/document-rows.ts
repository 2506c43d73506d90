import { DOCUMENT_ENTITY_KINDS, VIRUS_SCAN_STATUSES } from 'contracts/api/enumerations';
import { z } from 'zod';

const instant = z.iso.datetime();

/** The scan status depends on the clock. The blob with the same id has the bytes. */
export const documentRowSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  name: z.string(),
  type: z.string(),
  asOfDate: z.iso.date().nullable(),
  signatoryId: z.string().nullable(),
  entityKind: z.enum(DOCUMENT_ENTITY_KINDS),
  entityId: z.string(),
  isClientVisible: z.boolean(),
  createdAt: instant,
  uploadedBy: z.string().nullable(),
  upload: z.enum(['awaited', 'arrived', 'confirmed', 'failed']),
  uploadUntil: instant,
  size: z.int().min(0).nullable(),
  contentType: z.string().nullable(),
  confirmedAt: instant.nullable(),
  scan: z.object({ result: z.enum(VIRUS_SCAN_STATUSES), seconds: z.number().min(0) }),
  source: z.enum(['uploaded', 'generated']),
});
export type DocumentRow = z.infer<typeof documentRowSchema>;
