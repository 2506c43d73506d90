import {
  acceptRequirements,
  getRequirements,
  linkSignedDocument,
  type SignatoryRequirements,
  startVideoIdent,
} from 'contracts/api/signatories';
import type { ApiClient } from './client.server';

export type { SignatoryRequirements };

export interface Signer {
  applicationId: string;
  signatoryId: string;
}

/** Which of the terms the person has accepted; the server takes nothing but both. */
export interface Acceptance {
  legalSignature: boolean;
  sepaMandate: boolean;
}

const params = ({ applicationId, signatoryId }: Signer) => ({ id: applicationId, signatoryId });

/** Calls of one signing person (specification 2, section 7); all but reading only for oneself. */
export const signing = {
  /** The person's steps as they stand now; polled while an identification is under way (SIGN-03). */
  requirements: (api: ApiClient, signer: Signer) => api.call(getRequirements, { params: params(signer) }),
  /** Begins an identification or begins it again; the answer holds the address of the provider's page (SIGN-05). */
  startIdentification: (api: ApiClient, signer: Signer) =>
    api.call(startVideoIdent, { params: params(signer) }),
  /** Says which signed copy belongs to a document; one that is signed online is its own copy (SIGN-06). */
  linkSignedCopy: (
    api: ApiClient,
    signer: Signer,
    { unsignedId, signedId }: { unsignedId: string; signedId: string },
  ) =>
    api.call(linkSignedDocument, {
      params: params(signer),
      body: { unsigned_doc_id: unsignedId, signed_doc_id: signedId },
    }),
  /** Signs the contract and grants the SEPA mandate (SIGN-02). Doing it again changes nothing. */
  acceptTerms: (api: ApiClient, signer: Signer, { legalSignature, sepaMandate }: Acceptance) =>
    api.call(acceptRequirements, {
      params: params(signer),
      body: {
        signatory_id: signer.signatoryId,
        application_id: signer.applicationId,
        legal_signature_accepted: legalSignature,
        sepa_mandate_accepted: sepaMandate,
      },
    }),
};
