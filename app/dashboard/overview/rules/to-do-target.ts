import { DEBT_LEDGER } from '~/dashboard/documents/rules/document-types';
import { type Tab, tabPath } from '~/dashboard/rules/tabs';
import { pendingDetail } from './pending-detail';
import type { PendingItem } from './pending-items';

/** The address of the field or card that mends a pending item (OVER-07); null for the e-mail, sent again on the spot, and for unknown items. */
export function toDoTarget({ name, errors }: PendingItem, applicationId: string): string | null {
  const overview = tabPath(applicationId, 'overview');
  const details = errors.map(pendingDetail);
  switch (name) {
    case 'bank_information':
      return `${overview}?edit=bank`;
    case 'company_tax_number':
      return `${overview}?edit=tax-number`;
    case 'signatories_specified': {
      const nobody = errors.some(({ code }) => code === 'err_application_no_signatories');
      return tabPath(applicationId, 'representatives') + (nobody ? '?add' : '');
    }
    case 'signatories_minimum_data': {
      const person = details.find((detail) => detail.kind === 'person');
      return personTarget(applicationId, person?.id);
    }
    case 'documents':
    case 'debt_register': {
      const documents = details.find((detail) => detail.kind === 'documents');
      return documentTarget(applicationId, name === 'debt_register' ? DEBT_LEDGER : documents?.types[0]);
    }
    case 'finance_objects':
      return `${tabPath(applicationId, 'objects')}?add`;
    case 'signature':
      return tabPath(applicationId, 'signatures');
    case 'factoring_details': {
      const factoring = details.find((detail) => detail.kind === 'factoring');
      return factoringTarget(applicationId, factoring?.missing[0]);
    }
    default:
      return null;
  }
}

/** The tab on which a pending item is mended (OVER-02); the overview for what has none of its own. */
export function toDoTab(name: PendingItem['name']): Tab {
  return TAB_OF[name] ?? 'overview';
}

const TAB_OF: Partial<Record<PendingItem['name'], Tab>> = {
  signatories_specified: 'representatives',
  signatories_minimum_data: 'representatives',
  documents: 'documents',
  debt_register: 'documents',
  finance_objects: 'objects',
  signature: 'signatures',
  factoring_details: 'factoring',
};

/** Where one representative's data are completed. */
export function personTarget(applicationId: string, id: string | undefined): string {
  const tab = tabPath(applicationId, 'representatives');
  return id === undefined ? tab : `${tab}?edit=${encodeURIComponent(id)}`;
}

/** A type's place on the documents tab. */
function documentTarget(applicationId: string, type: string | undefined): string {
  const tab = tabPath(applicationId, 'documents');
  return type === undefined ? tab : `${tab}#${encodeURIComponent(type)}`;
}

/** The section of the factoring details that is missing first; debtors are added, the others edited. */
function factoringTarget(applicationId: string, section: string | undefined): string {
  const tab = tabPath(applicationId, 'factoring');
  if (section === undefined) return tab;
  return section === 'debtors' ? `${tab}?add` : `${tab}?edit=${encodeURIComponent(section)}`;
}
