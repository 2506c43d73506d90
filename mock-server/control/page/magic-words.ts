import type { Language } from 'contracts/api/enumerations';
import type { MAGIC_VALUES } from 'fixtures/magic-values';

type Kind = (typeof MAGIC_VALUES)[number]['kind'];

interface MagicWords {
  where: string;
  value: string;
  happens: string;
  kinds: Readonly<Record<Kind, string>>;
  reject: string;
  finalConditions: string;
  error: string;
  errorWithoutCode: string;
  slow: string;
  drop: string;
  scan: string;
  provider: string;
  identification: string;
  malformed: string;
}

export const MAGIC_WORDS: Readonly<Record<Language, MagicWords>> = {
  de: {
    where: 'Wo',
    value: 'Wert',
    happens: 'Was geschieht',
    kinds: {
      company: 'Firmenname',
      search: 'Firmensuche',
      email: 'E-Mail-Adresse',
      file: 'Dateiname, am Anfang',
      iban: 'IBAN, ohne Leerzeichen',
    },
    reject: 'Der Antrag wird abgelehnt.',
    finalConditions: 'Das Angebot ist endgültig: ein Zinssatz, keine Spanne.',
    error: 'Antwortet {{status}} mit {{code}}.',
    errorWithoutCode: 'Antwortet {{status}} ohne Code.',
    slow: 'Antwortet nach {{seconds}} Sekunden.',
    drop: 'Die Verbindung bricht ab.',
    scan: 'Die Virenprüfung meldet nach {{seconds}} Sekunden {{result}}.',
    provider: 'Wer mit dieser Adresse unterschreibt, weist sich über {{provider}} aus.',
    identification: 'Die Seite des Anbieters meldet für diese Adresse von selbst: {{result}}.',
    malformed: 'Antwortet 200 mit etwas, das nicht zu lesen ist: {{body}}.',
  },
  en: {
    where: 'Where',
    value: 'Value',
    happens: 'What happens',
    kinds: {
      company: 'Company name',
      search: 'Company search',
      email: 'E-mail address',
      file: 'File name, its beginning',
      iban: 'IBAN, without spaces',
    },
    reject: 'The application is rejected.',
    finalConditions: 'The offer is final: one rate, no range.',
    error: 'Answers {{status}} with {{code}}.',
    errorWithoutCode: 'Answers {{status}} without a code.',
    slow: 'Answers after {{seconds}} seconds.',
    drop: 'Drops the connection.',
    scan: 'The virus scan says {{result}} after {{seconds}} seconds.',
    provider: 'Who signs with this address is identified by {{provider}}.',
    identification: 'The provider’s page reports for this address by itself: {{result}}.',
    malformed: 'Answers 200 with something that cannot be read: {{body}}.',
  },
  fr: {
    where: 'Où',
    value: 'Valeur',
    happens: 'Ce qui se passe',
    kinds: {
      company: 'Nom de l’entreprise',
      search: 'Recherche d’entreprise',
      email: 'Adresse e-mail',
      file: 'Nom du fichier, au début',
      iban: 'IBAN, sans espaces',
    },
    reject: 'Le dossier est refusé.',
    finalConditions: 'L’offre est définitive\u00a0: un seul taux, pas de fourchette.',
    error: 'Répond {{status}} avec {{code}}.',
    errorWithoutCode: 'Répond {{status}} sans code.',
    slow: 'Répond après {{seconds}} secondes.',
    drop: 'La connexion est coupée.',
    scan: 'Le contrôle antivirus annonce {{result}} après {{seconds}} secondes.',
    provider: 'Qui signe avec cette adresse s’identifie par {{provider}}.',
    identification: 'La page du prestataire annonce d’elle-même pour cette adresse\u00a0: {{result}}.',
    malformed: 'Répond 200 avec quelque chose d’illisible\u00a0: {{body}}.',
  },
  pl: {
    where: 'Gdzie',
    value: 'Wartość',
    happens: 'Co się dzieje',
    kinds: {
      company: 'Nazwa firmy',
      search: 'Wyszukiwanie firmy',
      email: 'Adres e-mail',
      file: 'Nazwa pliku, na początku',
      iban: 'IBAN, bez spacji',
    },
    reject: 'Wniosek zostaje odrzucony.',
    finalConditions: 'Oferta jest ostateczna: jedna stopa, bez przedziału.',
    error: 'Odpowiada {{status}} z\u00a0kodem {{code}}.',
    errorWithoutCode: 'Odpowiada {{status}} bez kodu.',
    slow: 'Odpowiada po {{seconds}} s.',
    drop: 'Połączenie zostaje zerwane.',
    scan: 'Kontrola antywirusowa podaje po {{seconds}} s: {{result}}.',
    provider: 'Kto podpisuje z\u00a0tym adresem, potwierdza tożsamość przez {{provider}}.',
    identification: 'Strona dostawcy sama podaje dla tego adresu: {{result}}.',
    malformed: 'Odpowiada 200 czymś, czego nie da się odczytać: {{body}}.',
  },
};
