import {
  acceptRequirements,
  getRequirements,
  linkSignedDocument,
  type SignatoryRequirements,
  startVideoIdent,
} from 'contracts/api/signatories';
import { type ApiClient, acceptEmptyBody } from './client.server';

export type { SignatoryRequirements };

export interface SignerIds {
  applicationId: string;
  signatoryId: string;
}

/** The server accepts both consents only together. */
export interface TermsAcceptance {
  legalSignature: boolean;
  sepaMandate: boolean;
}

const params = ({ applicationId, signatoryId }: SignerIds) => ({ id: applicationId, signatoryId });

/** The API allows changes only to the signatory. */
export const signing = {
  requirements: (api: ApiClient, signer: SignerIds) => api.call(getRequirements, { params: params(signer) }),
  /** SIGN-05. Also restarts a failed identification. */
  startIdentification: (api: ApiClient, signer: SignerIds) =>
    api.call(acceptEmptyBody(startVideoIdent), { params: params(signer) }),
  /** SIGN-06. For a document signed online, both ids are the same. */
  linkSignedCopy: (
    api: ApiClient,
    signer: SignerIds,
    { unsignedId, signedId }: { unsignedId: string; signedId: string },
  ) =>
    api.call(acceptEmptyBody(linkSignedDocument), {
      params: params(signer),
      body: { unsigned_doc_id: unsignedId, signed_doc_id: signedId },
    }),
  acceptTerms: (api: ApiClient, signer: SignerIds, { legalSignature, sepaMandate }: TermsAcceptance) =>
    api.call(acceptEmptyBody(acceptRequirements), {
      params: params(signer),
      body: {
        signatory_id: signer.signatoryId,
        application_id: signer.applicationId,
        legal_signature_accepted: legalSignature,
        sepa_mandate_accepted: sepaMandate,
      },
    }),
};
