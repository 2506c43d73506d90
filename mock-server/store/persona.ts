export interface Persona {
  key: string;
  email: string;
  password: string;
  role: PersonaRole;
}

/** `signatory`: a representative without an own application. */
export const PERSONA_ROLES = ['applicant', 'signatory'] as const;
export type PersonaRole = (typeof PERSONA_ROLES)[number];
