import { getProfile, type UserProfile, updateProfile } from 'contracts/api/profile';
import type { UserRow } from '../store/rows';
import { implementForUser } from './implement';
import { supportsLanguage } from './languages';
import { createRefusal } from './refusal';

export const profileEndpoints = [
  implementForUser(getProfile, ({ user }) => profileOf(user)),

  implementForUser(updateProfile, ({ params, body, user, sandbox, deployment }) => {
    if (params.userId !== user.id) throw createRefusal('err_entity_not_found');
    if (!supportsLanguage(deployment, body.interface_language)) {
      throw createRefusal('err_language_not_supported', 'interface_language');
    }
    return profileOf(sandbox.store.users.update(user.id, { interfaceLanguage: body.interface_language }));
  }),
];

function profileOf(user: UserRow): UserProfile {
  return {
    user_id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    is_email_confirmed: user.emailVerified,
    interface_language: user.interfaceLanguage,
    communication_language: user.communicationLanguage,
    region: null,
  };
}
