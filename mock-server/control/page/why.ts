import type { Language, PendingAction } from 'contracts/api/enumerations';
import type { Readiness } from '../../rules/pending-actions';

interface Why {
  rule: Record<Language, string>;
  data: (facts: Readiness) => unknown;
}

const people = ({ people: all }: Readiness) => all;

/** SIM-04, OVER-07 */
export const WHY: Record<PendingAction, Why> = {
  email_verification: {
    rule: {
      de: 'Die Adresse des Antragstellers muss bestätigt sein.',
      en: 'The applicant’s address must be confirmed.',
      fr: 'L’adresse du demandeur doit être confirmée.',
      pl: 'Adres wnioskodawcy musi być potwierdzony.',
    },
    data: ({ isEmailConfirmed }) => ({ isEmailConfirmed }),
  },
  bank_information: {
    rule: {
      de: 'Bankname und eine gültige IBAN müssen stehen.',
      en: 'Bank name and a valid IBAN must be there.',
      fr: 'Le nom de la banque et un IBAN valable doivent être indiqués.',
      pl: 'Muszą być podane nazwa banku i\u00a0prawidłowy IBAN.',
    },
    data: ({ application: { bankName = null, iban = null } }) => ({ bankName, iban }),
  },
  company_tax_number: {
    rule: {
      de: 'Die Steuernummer der Firma muss stehen.',
      en: 'The company’s tax number must be there.',
      fr: 'Le numéro fiscal de l’entreprise doit être indiqué.',
      pl: 'Musi być podany numer podatkowy firmy.',
    },
    data: ({ application: { taxIdNumber = null } }) => ({ taxIdNumber }),
  },
  signatories_specified: {
    rule: {
      de: 'Eine Person unterschreibt allein oder zwei gemeinsam; Anteile höchstens 100 %; wer über 50 % hält, unterschreibt (D-59, D-60).',
      en: 'One person signs alone, or two together; shares of at most 100 %; owners of more than 50 % sign (D-59, D-60).',
      fr: 'Une personne signe seule, ou deux ensemble\u00a0; parts de 100\u00a0% au plus\u00a0; qui détient plus de 50\u00a0% signe (D-59, D-60).',
      pl: 'Jedna osoba podpisuje sama albo dwie razem; udziały do 100%; kto ma ponad 50%, podpisuje (D-59, D-60).',
    },
    data: (facts) =>
      people(facts).map(({ first_name, last_name, ...rest }) => ({
        name: `${first_name} ${last_name}`,
        percentage_owned: rest.percentage_owned ?? null,
        is_legal_signatory: rest.is_legal_signatory,
        is_contract_signatory: rest.is_contract_signatory ?? null,
        is_sole_signatory: rest.is_sole_signatory ?? null,
      })),
  },
  signatories_minimum_data: {
    rule: {
      de: 'Jede Person braucht ihre Pflichtangaben (REP-02, REP-03).',
      en: 'Each person needs their required data (REP-02, REP-03).',
      fr: 'Toutes les données obligatoires de chaque personne sont là (REP-02, REP-03).',
      pl: 'Każda osoba musi mieć swoje dane obowiązkowe (REP-02, REP-03).',
    },
    data: people,
  },
  documents: {
    rule: {
      de: 'Jedes verlangte Dokument liegt vor, mit Stichtag und nicht zu alt (D-58).',
      en: 'Each required document is there, with its as-of date, and not too old (D-58).',
      fr: 'Chaque document demandé est là, avec sa date d’arrêté, et pas trop ancien (D-58).',
      pl: 'Każdy wymagany dokument jest dostępny, z\u00a0datą i\u00a0wciąż aktualny (D-58).',
    },
    data: ({ categories, documents, today }) => ({
      today,
      required: categories.filter(({ is_required }) => is_required).map(({ document_type }) => document_type),
      present: documents,
    }),
  },
  debt_register: {
    rule: {
      de: 'Der Bankenspiegel ist höchstens 14 Tage alt (D-58).',
      en: 'The debt ledger is at most 14 days old (D-58).',
      fr: 'L’état des engagements bancaires a 14 jours au plus (D-58).',
      pl: 'Zestawienie zadłużenia ma najwyżej 14 dni (D-58).',
    },
    data: ({ documents, today }) => ({ today, present: documents }),
  },
  finance_objects: {
    rule: {
      de: 'Eine Objektfinanzierung braucht mindestens ein Objekt.',
      en: 'Object financing needs at least one object.',
      fr: 'Un financement de biens exige au moins un bien.',
      pl: 'Finansowanie przedmiotów wymaga co najmniej jednego przedmiotu.',
    },
    data: ({ financeObjects }) => ({ financeObjects }),
  },
  signature: {
    rule: {
      de: 'Jede Person, die unterschreibt, hat alle ihre Schritte erledigt (SIGN-08).',
      en: 'Everybody who signs has done all their steps (SIGN-08).',
      fr: 'Chaque personne qui signe a terminé toutes ses étapes (SIGN-08).',
      pl: 'Każda osoba, która podpisuje, wykonała wszystkie swoje kroki (SIGN-08).',
    },
    data: ({ signing }) => signing,
  },
  factoring_details: {
    rule: {
      de: 'Factoring braucht seine drei Angaben und einen Debitor (D-69).',
      en: 'Factoring needs its three sections and one debtor (D-69).',
      fr: 'L’affacturage a besoin de ses trois rubriques et d’un débiteur (D-69).',
      pl: 'Faktoring wymaga trzech działów i\u00a0jednego dłużnika (D-69).',
    },
    data: ({ application: { factoring = null }, debtors }) => ({ factoring, debtors }),
  },
};
