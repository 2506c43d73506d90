import { addressOfPlace, type Place } from '../screens/places';
import { logIn } from './http-shortcuts';
import type { PortalWorld } from './world';

export async function openPlace(world: PortalWorld, { name, query }: Place): Promise<void> {
  const place = addressOfPlace(name);
  if ('address' in place) return world.open(place.address + query);
  await logIn(world);
  if ('list' in place) return world.open(place.list + query);
  const [application] = await (await world.backend()).applicationsOf(world.customer);
  if (!application) throw new Error('the customer has no application');
  await world.open(`/dashboard/applications/${application.applicationId}${place.tab}${query}`);
}
