import type { DeploymentId } from 'fixtures/deployments';
import type { World } from 'fixtures/world';
import { LRUCache } from 'lru-cache';
import { createSeededUuid } from './identifiers';
import { hashPassword } from './password-hash';
import type { Store } from './store';
import { loadDocuments } from './world-documents';
import { loadFinancing } from './world-financing';
import { loadSignatories } from './world-signatories';

const MAX_CACHED_HASHES = 5_000;

const hashes = new LRUCache<string, string, { password: string; salt: string }>({
  max: MAX_CACHED_HASHES,
  memoMethod: (_key, _stale, { context }) => hashPassword(context.password, context.salt),
});

export function loadWorld(
  store: Store,
  world: World,
  { seed, now, partner }: { seed: number; now: string; partner: DeploymentId },
): void {
  const userId = (key: string) => createSeededUuid(seed, `user:${key}`);
  for (const user of world.users) {
    const id = userId(user.key);
    store.users.insert({
      id,
      email: user.email,
      passwordHash: hashes.memo(`${id} ${user.password}`, { context: { password: user.password, salt: id } }),
      emailVerified: user.emailVerified,
      interfaceLanguage: user.language,
      communicationLanguage: user.language,
      acceptedTerms: true,
      acceptedPartnerTerms: true,
      ...(user.isAdvisor && { isAdvisor: true }),
      createdAt: now,
    });
  }
  for (const { owner, ...facts } of world.applications) {
    store.applications.insert({
      id: facts.applicationId,
      ownerId: userId(owner),
      idempotencyKey: null,
      facts,
      sent: null,
      partner,
      portal: null,
      statusSince: now,
    });
  }
  loadDocuments(store, world.documents ?? [], now);
  loadFinancing(store, world, { partner, userId });
  loadSignatories(store, world.signatories ?? [], { seed, now });
}
