import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personPath } from '~/dashboard/rules/pending-items';
import { formatDate } from '~/domain/dates';
import { formatPercent } from '~/domain/decimal';
import { joinList } from '~/domain/lists';
import { usePageFrame } from '~/page/use-page-frame';
import type { ToDoDetailView } from './open-to-dos.server';

const CODES_WITH_SHORT_TEXT = [
  'err_email_not_confirmed',
  'err_application_no_bank_name',
  'err_application_no_iban',
  'err_application_company_tax_id_missing',
  'err_application_no_signatories',
  'err_finance_objects_missing',
  'err_application_no_signatory_tax_id',
  'err_application_signatory_ident_not_done',
  'err_guarantor_contract_missing',
  'err_legal_signature_not_accepted',
  'err_sepa_mandate_not_accepted',
] as const;

/** `to-do-texts.test.ts` makes the compiler demand each member of the representative's form. */
export const NAMED_MEMBERS = {
  first_name: true,
  last_name: true,
  email: true,
  telephone: true,
  position: true,
  nationality: true,
  birthdate: true,
  taxid: true,
  street: true,
  street_number: true,
  postcode: true,
  location: true,
  country: true,
  is_beneficial_owner: true,
  percentage_owned: true,
  is_legal_signatory: true,
  is_contract_signatory: true,
  is_sole_signatory: true,
  is_main_contact: true,
} as const;

const isMember = (name: string): name is keyof typeof NAMED_MEMBERS => Object.hasOwn(NAMED_MEMBERS, name);

const SECTIONS = ['financials', 'invoices', 'risk_protection', 'debtors'] as const;

const MAX_NAMED_DOCUMENTS = 3;

export function useToDoTexts(applicationId: string): (detail: ToDoDetailView) => ReactNode {
  const { t, i18n } = useTranslation(['overview', 'dashboard']);
  const { user } = usePageFrame();
  const email = user && user !== 'hidden' ? user.email : '';
  const list = (names: readonly string[]) => {
    const joinedNames = joinList(i18n.language, names.length > MAX_NAMED_DOCUMENTS ? [] : names);
    if (names.length <= MAX_NAMED_DOCUMENTS) return joinedNames;
    return t('dashboard:list.more', {
      list: names.slice(0, MAX_NAMED_DOCUMENTS).join(', '),
      count: names.length - MAX_NAMED_DOCUMENTS,
    });
  };
  const member = (name: string) => (isMember(name) ? t(`member.${name}`) : name);
  const section = (name: string) => {
    const known = SECTIONS.find((knownSection) => knownSection === name);
    return known ? t(`section.${known}`) : name;
  };

  return (detail) => {
    switch (detail.kind) {
      case 'person': {
        const personText = t('detail.person', { name: detail.name, list: list(detail.missing.map(member)) });
        return <Link to={personPath(applicationId, detail.id)}>{personText}</Link>;
      }
      case 'documents':
        return t(`detail.${detail.code}`, { list: list(detail.types) });
      case 'debtRegister':
        return detail.oldest
          ? t('detail.debtRegister', { date: formatDate(detail.oldest, i18n.language) })
          : t('detail.debtRegisterMissing');
      case 'shares':
        return t('detail.shares', { total: formatPercent(detail.total, i18n.language) });
      case 'factoring':
        return t('detail.factoring', { list: list(detail.missing.map(section)) });
      case 'others':
        return t('detail.others', { count: detail.count });
      case 'noted':
        return t('detail.noted', { name: detail.name });
      case 'code': {
        const shortTextCode = CODES_WITH_SHORT_TEXT.find((code) => code === detail.code);
        return shortTextCode ? t(`brief.${shortTextCode}`, { email }) : detail.text;
      }
    }
  };
}
