import type { BankDocument } from '../rules/own-bank/bank-document';
import { LinkedDocuments } from './linked-documents';

const banks = new LinkedDocuments();

/** What stands for a bank in `?brand=` of a play link: the document itself, packed, or the name of a kept one, mostly by its logo. */
export function brandOf(document: BankDocument): string {
  return banks.put(document);
}

/** What a brand stands for, not yet checked; undefined for one that cannot be read or is kept no more. */
export function documentOfBrand(brand: string): unknown {
  return banks.get(brand);
}

/** Forgets the kept ones. */
export function forgetBrands(): void {
  banks.clear();
}
