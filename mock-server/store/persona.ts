export interface Persona {
  key: string;
  email: string;
  password: string;
  role: PersonaRole;
}

export const PERSONA_ROLES = ['applicant', 'signatory'] as const;
export type PersonaRole = (typeof PERSONA_ROLES)[number];
