import { z } from 'zod';
import type { PendingError } from './pending-items';

export type PendingDetail =
  | { readonly kind: 'person'; readonly id: string; readonly name: string; readonly missing: string[] }
  | { readonly kind: 'documents'; readonly code: DocumentCode; readonly types: string[] }
  | { readonly kind: 'debtRegister'; readonly oldest: string | null }
  /** 1 is 100 percent. */
  | { readonly kind: 'shares'; readonly total: number }
  | { readonly kind: 'factoring'; readonly missing: string[] }
  | { readonly kind: 'code'; readonly code: string };

const DOCUMENT_CODES = [
  'err_required_documents_missing',
  'err_documents_date_missing',
  'err_document_too_old',
  'err_as_of_date_required',
] as const;
export type DocumentCode = (typeof DOCUMENT_CODES)[number];

const names = z.array(z.string());
const person = z.object({
  signatory_id: z.string(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  missing: names.min(1),
});
const documents = z.object({ document_types: names.min(1) });
const debtRegister = z.object({ oldest: z.iso.date() });
const shares = z.object({ total: z.number().positive() });
const factoring = z.object({ missing: names.min(1) });

/** OVER-07 */
export function pendingDetail({ code, values }: PendingError): PendingDetail {
  return detailWithValues(code, values) ?? { kind: 'code', code };
}

function detailWithValues(code: string, values: unknown): PendingDetail | null {
  const documentCode = DOCUMENT_CODES.find((known) => known === code);
  if (documentCode) {
    const { data } = documents.safeParse(values);
    return data ? { kind: 'documents', code: documentCode, types: data.document_types } : null;
  }
  switch (code) {
    case 'err_signatories_data_incomplete': {
      const { data } = person.safeParse(values);
      const name = [data?.first_name, data?.last_name].filter(Boolean).join(' ');
      return data && name ? { kind: 'person', id: data.signatory_id, name, missing: data.missing } : null;
    }
    case 'err_debt_registry_missing':
      return { kind: 'debtRegister', oldest: debtRegister.safeParse(values).data?.oldest ?? null };
    case 'err_share_percentage_greater_then_100': {
      const { data } = shares.safeParse(values);
      return data ? { kind: 'shares', total: data.total } : null;
    }
    case 'err_factoring_details_not_added': {
      const { data } = factoring.safeParse(values);
      return data ? { kind: 'factoring', missing: data.missing } : null;
    }
    default:
      return null;
  }
}
