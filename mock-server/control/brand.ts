import type { BankDocument } from '../rules/own-bank/bank-document';
import { LinkedDocuments } from './linked-documents';

const banks = new LinkedDocuments();

/** Value of `?brand=`: the compressed document, or the key of a stored large one. */
export function brandOf(document: BankDocument): string {
  return banks.put(document);
}

/** Not validated. Undefined if the brand is unreadable or expired. */
export function documentOfBrand(brand: string): unknown {
  return banks.get(brand);
}

export function forgetBrands(): void {
  banks.clear();
}
