import { randomUUID } from 'node:crypto';
import type { State } from '../../state-handler/states';
import type { SecondBank } from '../api/calls';
import { type InsertStateData, prepareState } from './prepare-state';
import {
  insertApplicationAtSignature,
  insertDocumentToSign,
  insertIdentifiedSignatory,
  insertSigningOfKatrin,
  insertTwoSignatories,
  requestContract,
} from './signing';
import {
  ADA_BRANDT,
  ANNUAL_STATEMENT_DOCUMENT,
  BANK_DETAILS,
  BWA_DOCUMENT,
  DEBT_LEDGER_DOCUMENT,
  daysAgo,
  FACTORING_APPLICATION,
  insertApplication,
  insertCompleteApplication,
  insertDocument,
  insertRepresentative,
  JONAS_BRANDT,
  KATRIN_BRANDT,
} from './state-data';

const insertNothing: InsertStateData = async () => undefined;

const insertApplicationOf =
  (parts: Parameters<typeof insertCompleteApplication>[2]): InsertStateData =>
  (queries, { katrin }) =>
    insertCompleteApplication(queries, katrin, parts);

const DATA_BY_STATE: Readonly<Record<string, readonly [description: string, insertData: InsertStateData]>> = {
  demo: [
    'Katrin Brandt has two applications that wait for her, one of them factoring, and some that move on.',
    async (queries, { katrin }) => {
      await insertApplication(queries, katrin, { purpose: 'working_capital' });
      await insertApplication(queries, katrin, FACTORING_APPLICATION);
      for (const status of ['Submitted', 'Signature', 'Paid_Out', 'Rejected']) {
        await insertApplication(queries, katrin, { status });
      }
    },
  ],
  documents: [
    'An open application with papers in every state of an upload, some of them the lender’s.',
    async (queries, { katrin }) => {
      const id = await insertApplication(queries, katrin);
      const missingContent = { content: null, size: null, content_type: null, is_upload_successful: null };
      const offer = { document_type: 'offer_file', is_of_lender: true };
      const documents = [
        ANNUAL_STATEMENT_DOCUMENT,
        { name: 'scanning.pdf', scan: 'scanning' },
        { name: 'infected.pdf', scan: 'infected' },
        { name: 'scan failed.pdf', scan: 'scan_failed' },
        { ...missingContent, name: 'uploading.pdf', scan: 'not_scanned' },
        { ...missingContent, name: 'failed.pdf', scan: 'not_scanned', is_upload_successful: false },
        { ...offer, name: 'Angebot.pdf' },
        { ...offer, name: 'Internes Gutachten.pdf', is_client_visible: false },
        { name: 'Konzernabschluss.pdf', entity_kind: 'company', entity_id: randomUUID() },
        {
          name: 'AGB.pdf',
          document_type: 'gtc_document',
          entity_kind: 'loan',
          entity_id: randomUUID(),
          is_of_lender: true,
        },
      ];
      for (const document of documents) await insertDocument(queries, id, document);
    },
  ],
  'documents-complete': ['Every required paper has arrived.', insertApplicationOf({})],
  empty: ['Nobody has applied for anything.', insertNothing],
  'first-application': [
    'One open application waits to be completed.',
    (queries, { katrin }) => insertApplication(queries, katrin),
  ],
  'identification-idnow-in-progress': [
    'Katrin Brandt signs alone, and is identifying herself.',
    (queries, { katrin }) =>
      insertSigningOfKatrin(queries, katrin, {
        ident_status: 'in_progress',
        ident_url: 'https://idnow.example/go/1',
      }),
  ],
  'medical-application': [
    'Maren Vogt takes over a practice; her application is open.',
    (queries, { maren }) =>
      insertApplication(queries, maren, {
        purpose: 'takeover',
        loan_size: 180_000,
        loan_duration: 60,
        stated: { companyName: 'Praxis Vogt', companyType: 'FREIE_BERUFE', companyCountry: 'DE' },
        custom_fields: [{ field_id: 'practice_type', field_value: 'individual' }],
      }),
  ],
  'objects-closed': [
    'An object financing in review.',
    insertApplicationOf({ values: { status: 'Submitted' } }),
  ],
  'open-again': [
    'An application that was given back: Jonas Brandt, who has accepted to sign it, may look at it and change nothing.',
    insertApplicationOf({ people: [KATRIN_BRANDT, { ...JONAS_BRANDT, invite_status: 'accepted' }] }),
  ],
  'pending-bank': [
    'Bank and IBAN are missing.',
    insertApplicationOf({ values: { bank_name: null, iban: null } }),
  ],
  'pending-debt-register': [
    'The debt register is missing.',
    insertApplicationOf({ papers: [ANNUAL_STATEMENT_DOCUMENT, BWA_DOCUMENT] }),
  ],
  'pending-factoring': [
    'Factoring details are missing.',
    insertApplicationOf({ values: FACTORING_APPLICATION }),
  ],
  'pending-objects': ['The object is missing.', insertApplicationOf({ values: { finance_objects: 0 } })],
  'pending-representatives': ['Nobody represents the company.', insertApplicationOf({ people: [] })],
  'pending-representatives-data': [
    'Street and telephone of Katrin Brandt are missing.',
    insertApplicationOf({ people: [{ ...KATRIN_BRANDT, street: null, telephone: null }, JONAS_BRANDT] }),
  ],
  'pending-tax-number': [
    'The company tax number is missing.',
    insertApplicationOf({ values: { tax_id: null } }),
  ],
  'pending-wrong-data': [
    'An IBAN that is none, one who signs and not alone, 110 percent, a majority that does not sign, a paper missing, one undated, one too old.',
    insertApplicationOf({
      values: {
        ...FACTORING_APPLICATION,
        has_factoring_details: true,
        ...BANK_DETAILS,
        iban: 'DE00370400440532013000',
      },
      people: [
        { ...KATRIN_BRANDT, percentage_owned: 0.5 },
        { ...ADA_BRANDT, percentage_owned: 0.6 },
      ],
      papers: [
        { ...BWA_DOCUMENT, as_of_date: null },
        { ...DEBT_LEDGER_DOCUMENT, as_of_date: daysAgo(400) },
      ],
    }),
  ],
  'ready-to-submit': ['Everything is there.', insertApplicationOf({})],
  rejected: [
    'The only application was rejected.',
    (queries, { katrin }) => insertApplication(queries, katrin, { status: 'Rejected', pricing: null }),
  ],
  representatives: [
    'Two directors who sign together and an owner who does not hold all of the company; one has a tax number.',
    insertApplicationOf({ people: [KATRIN_BRANDT, { ...JONAS_BRANDT, taxid: '86095742719' }, ADA_BRANDT] }),
  ],
  'representatives-incomplete': [
    'A director who may not sign alone, and an owner without an address; Katrin Brandt is neither.',
    insertApplicationOf({ people: [JONAS_BRANDT, { ...ADA_BRANDT, street: null }] }),
  ],
  'representatives-reopened': [
    'Jonas Brandt has accepted his invitation before the application was given back.',
    insertApplicationOf({ people: [KATRIN_BRANDT, { ...JONAS_BRANDT, invite_status: 'accepted' }] }),
  ],
  signing: [
    'Katrin Brandt still has her guarantor contract to sign, Jonas Brandt everything.',
    async (queries, { katrin }) => {
      await insertRepresentative(queries, await insertTwoSignatories(queries, katrin), ADA_BRANDT);
    },
  ],
  'signing-documents': [
    'Katrin Brandt has stated her tax number and is identified. Of three papers one is signed, one is to be signed on paper and one online; the guarantor contract is missing.',
    async (queries, { katrin }) => {
      const id = await insertApplicationAtSignature(queries, katrin);
      const katrinSignatoryId = await insertIdentifiedSignatory(queries, id);
      await requestContract(queries, id, katrinSignatoryId);
      await insertDocumentToSign(queries, {
        signatory_id: katrinSignatoryId,
        document_type: 'gdpr_consent',
        signing_method: 'online',
        is_signed: true,
      });
      await insertDocumentToSign(queries, {
        signatory_id: katrinSignatoryId,
        document_type: 'monthly_service_fee_contract',
        signing_method: 'offline',
      });
      await insertDocumentToSign(queries, {
        signatory_id: katrinSignatoryId,
        document_type: 'brokerage_contract',
        signing_method: 'online',
      });
    },
  ],
  'signing-online': [
    'Before the terms, only a paper that is signed online is left.',
    async (queries, { katrin }) => {
      const id = await insertSigningOfKatrin(queries, katrin, { ident_status: 'completed' });
      await insertDocumentToSign(queries, {
        signatory_id: id,
        document_type: 'gdpr_consent',
        signing_method: 'online',
      });
    },
  ],
  'signing-terms': [
    'Only the terms are left.',
    (queries, { katrin }) => insertSigningOfKatrin(queries, katrin, { ident_status: 'completed' }),
  ],
  'signing-terms-hidden': [
    'Only one of the two acceptances is asked for.',
    (queries, { katrin }) =>
      insertSigningOfKatrin(queries, katrin, { ident_status: 'completed', is_sepa_mandate_required: false }),
  ],
};

export function createStates(bank: SecondBank): Readonly<Record<string, State>> {
  return Object.fromEntries(
    Object.entries(DATA_BY_STATE).map(([name, [description, insertData]]) => [
      name,
      { description, prepare: (_api, parameters) => prepareState(bank, insertData, parameters) },
    ]),
  );
}
