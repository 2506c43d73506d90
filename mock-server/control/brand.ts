import type { BankDocument } from '../rules/own-bank/bank-document';
import { LinkedDocuments } from './linked-documents';

const banks = new LinkedDocuments();

/** The packed document, or the key of a stored document that is too large. */
export function brandOf(document: BankDocument): string {
  return banks.put(document);
}

/** Unchecked. Undefined if the brand is unreadable or expired. */
export function documentOfBrand(brand: string): unknown {
  return banks.get(brand);
}

export function forgetBrands(): void {
  banks.clear();
}
