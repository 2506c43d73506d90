import type { ApplicationStatus, Language, PendingAction } from 'contracts/api/enumerations';
import type { Displayed } from './rail';

type InWords = Record<Language, string>;

export const STATUS_WORDS: Record<ApplicationStatus, InWords> = {
  pre_check: { de: 'Vorprüfung', en: 'First check', fr: 'Vérification préalable', pl: 'Weryfikacja wstępna' },
  Open: { de: 'Offen', en: 'Open', fr: 'Ouvert', pl: 'Otwarty' },
  Signature: { de: 'Unterschriften', en: 'Signatures', fr: 'Signatures', pl: 'Podpisy' },
  Internal_Review: {
    de: 'Interne Prüfung',
    en: 'Internal review',
    fr: 'Examen interne',
    pl: 'Weryfikacja wewnętrzna',
  },
  internal_pricing: {
    de: 'Interne Konditionen',
    en: 'Internal pricing',
    fr: 'Conditions internes',
    pl: 'Warunki wewnętrzne',
  },
  external_pricing: {
    de: 'Konditionen der Partnerbank',
    en: 'Partner’s pricing',
    fr: 'Conditions du partenaire',
    pl: 'Warunki partnera',
  },
  Final_Offer: {
    de: 'Verbindliches Angebot',
    en: 'Binding offer',
    fr: 'Offre ferme',
    pl: 'Wiążąca oferta',
  },
  Reopened: { de: 'Wieder geöffnet', en: 'Reopened', fr: 'Rouvert', pl: 'Otwarty ponownie' },
  Pricing: { de: 'Konditionen', en: 'Pricing', fr: 'Conditions', pl: 'Warunki' },
  Submitted: { de: 'Eingereicht', en: 'Submitted', fr: 'Soumis', pl: 'Złożony' },
  Awaiting_Payout: {
    de: 'Vor der Auszahlung',
    en: 'Awaiting payout',
    fr: 'En attente de versement',
    pl: 'Oczekuje na wypłatę',
  },
  Final_Review: {
    de: 'Letzte Prüfung',
    en: 'Final review',
    fr: 'Dernière vérification',
    pl: 'Weryfikacja końcowa',
  },
  Approved: { de: 'Genehmigt', en: 'Approved', fr: 'Approuvé', pl: 'Zatwierdzony' },
  Rejected: { de: 'Abgelehnt', en: 'Rejected', fr: 'Refusé', pl: 'Odrzucony' },
  Paid_Out: { de: 'Ausgezahlt', en: 'Paid out', fr: 'Versé', pl: 'Wypłacony' },
  Bank_Open: {
    de: 'Offen bei der Bank',
    en: 'Open at the bank',
    fr: 'Ouvert à la banque',
    pl: 'Otwarty w\u00a0banku',
  },
  bank_submitted: {
    de: 'Bei der Bank eingereicht',
    en: 'Submitted to the bank',
    fr: 'Soumis à la banque',
    pl: 'Złożony w\u00a0banku',
  },
  offer_available: {
    de: 'Angebot liegt vor',
    en: 'Offer available',
    fr: 'Offre disponible',
    pl: 'Oferta dostępna',
  },
  offer_accepted: {
    de: 'Angebot angenommen',
    en: 'Offer accepted',
    fr: 'Offre acceptée',
    pl: 'Oferta przyjęta',
  },
  sales_pre_check_backlog: {
    de: 'Vertriebsprüfung, Eingang',
    en: 'Sales check, waiting',
    fr: 'Contrôle commercial, en attente',
    pl: 'Kontrola sprzedażowa, kolejka',
  },
  sales_pre_check_qualitative: {
    de: 'Vertriebsprüfung, Eignung',
    en: 'Sales check, suitability',
    fr: 'Contrôle commercial, adéquation',
    pl: 'Kontrola sprzedażowa, ocena',
  },
  sales_pre_check_financials: {
    de: 'Vertriebsprüfung, Zahlen',
    en: 'Sales check, figures',
    fr: 'Contrôle commercial, chiffres',
    pl: 'Kontrola sprzedażowa, dane finansowe',
  },
  internal_review_backlog: {
    de: 'Interne Prüfung, Eingang',
    en: 'Internal review, waiting',
    fr: 'Examen interne, en attente',
    pl: 'Weryfikacja wewnętrzna, kolejka',
  },
  internal_review_analysis: {
    de: 'Interne Prüfung, Analyse',
    en: 'Internal review, analysis',
    fr: 'Examen interne, étude',
    pl: 'Weryfikacja wewnętrzna, ocena',
  },
  internal_review_approval: {
    de: 'Interne Prüfung, Freigabe',
    en: 'Internal review, approval',
    fr: 'Examen interne, validation',
    pl: 'Weryfikacja wewnętrzna, zatwierdzenie',
  },
  ubo_check: {
    de: 'Prüfung der wirtschaftlich Berechtigten',
    en: 'Check of beneficial owners',
    fr: 'Contrôle des bénéficiaires effectifs',
    pl: 'Kontrola beneficjentów rzeczywistych',
  },
  screening_backlog: {
    de: 'Abgleich, Eingang',
    en: 'Screening, waiting',
    fr: 'Contrôle de conformité, en attente',
    pl: 'Kontrola zgodności, kolejka',
  },
  screening: { de: 'Abgleich', en: 'Screening', fr: 'Contrôle de conformité', pl: 'Kontrola zgodności' },
  final_sales_check: {
    de: 'Letzte Vertriebsprüfung',
    en: 'Final sales check',
    fr: 'Dernier contrôle commercial',
    pl: 'Ostatnia kontrola sprzedażowa',
  },
  gifts_entry: {
    de: 'Erfassung im Factoringsystem',
    en: 'Entry in the factoring system',
    fr: 'Saisie dans le système d’affacturage',
    pl: 'Wpis do systemu faktoringowego',
  },
  limit_active: { de: 'Limit aktiv', en: 'Limit active', fr: 'Plafond actif', pl: 'Limit aktywny' },
};

/** D-21 */
export const DISPLAYED_WORDS: Record<Displayed, InWords> = {
  not_completed: { de: 'Unvollständig', en: 'Incomplete', fr: 'À compléter', pl: 'Do uzupełnienia' },
  waiting_for_signatures: {
    de: 'Unterschrift ausstehend',
    en: 'Signature pending',
    fr: 'Signature en attente',
    pl: 'Oczekuje na podpis',
  },
  in_review: { de: 'In Prüfung', en: 'In review', fr: 'En cours d’examen', pl: 'W\u00a0trakcie weryfikacji' },
  in_review_after_signature: {
    de: 'In letzter Prüfung',
    en: 'In final review',
    fr: 'En dernière vérification',
    pl: 'Weryfikacja końcowa',
  },
  signed: { de: 'Unterschrieben', en: 'Signed', fr: 'Signé', pl: 'Podpisano' },
  paid_out: { de: 'Ausgezahlt', en: 'Paid out', fr: 'Versé', pl: 'Wypłacono' },
  closed: { de: 'Geschlossen', en: 'Closed', fr: 'Clos', pl: 'Zamknięto' },
  unknown: { de: 'Unbekannt', en: 'Unknown', fr: 'Inconnu', pl: 'Nieznany' },
};

export const PENDING_WORDS: Record<PendingAction, InWords> = {
  email_verification: {
    de: 'E-Mail-Adresse bestätigen',
    en: 'Confirm your email address',
    fr: 'Confirmer votre adresse e-mail',
    pl: 'Potwierdzenie adresu e-mail',
  },
  bank_information: {
    de: 'Bankverbindung hinterlegen',
    en: 'Add your bank account',
    fr: 'Indiquer le compte bancaire',
    pl: 'Podanie rachunku bankowego',
  },
  company_tax_number: {
    de: 'Steuernummer des Unternehmens angeben',
    en: 'Add the company’s tax number',
    fr: 'Indiquer le numéro fiscal de l’entreprise',
    pl: 'Podanie numeru podatkowego firmy',
  },
  signatories_specified: {
    de: 'Vertretung eintragen',
    en: 'Add the company’s representatives',
    fr: 'Indiquer les représentants',
    pl: 'Wskazanie reprezentantów',
  },
  signatories_minimum_data: {
    de: 'Daten der Vertretung vervollständigen',
    en: 'Complete the representatives’ details',
    fr: 'Compléter les données des représentants',
    pl: 'Uzupełnienie danych reprezentantów',
  },
  documents: {
    de: 'Dokumente hochladen',
    en: 'Upload documents',
    fr: 'Déposer les documents',
    pl: 'Przesłanie dokumentów',
  },
  debt_register: {
    de: 'Aktuellen Bankenspiegel hochladen',
    en: 'Upload a current debt ledger',
    fr: 'Déposer un état actuel des engagements bancaires',
    pl: 'Przesłanie aktualnego zestawienia zadłużenia',
  },
  finance_objects: {
    de: 'Objekt angeben',
    en: 'Add what is to be financed',
    fr: 'Indiquer le bien à financer',
    pl: 'Wskazanie przedmiotu finansowania',
  },
  signature: {
    de: 'Vertrag unterschreiben',
    en: 'Sign the contract',
    fr: 'Signer le contrat',
    pl: 'Podpisanie umowy',
  },
  factoring_details: {
    de: 'Angaben zum Factoring ergänzen',
    en: 'Complete the factoring details',
    fr: 'Compléter les données d’affacturage',
    pl: 'Uzupełnienie danych o\u00a0faktoringu',
  },
};
