/** Somebody a tester can be, with the plain password to log in. */
export interface Persona {
  key: string;
  email: string;
  password: string;
  role: PersonaRole;
}

/** `signatory`: somebody who has no application of their own, and is a representative on another's. */
export const PERSONA_ROLES = ['applicant', 'signatory'] as const;
export type PersonaRole = (typeof PERSONA_ROLES)[number];
