import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ServerProcess, startProgram } from '../support/server-process';
import { composeServices, dockerfileStages, withoutVariables } from './image';

/** `nobody` and its group, on every Linux. */
const UNPRIVILEGED = 65_534;

/**
 * The portal as its image runs it, laid out in a folder of this machine: what the Dockerfile copies, without the right to write, its command
 * and settings, and a user without rights where this process may change users.
 */
export class PortalImage {
  readonly #root: string;
  readonly #command: string[];
  readonly #env: Record<string, string>;
  readonly #user: { uid: number; gid: number } | undefined;

  /** @param folder an empty one, that others may pass through */
  constructor(private readonly folder: string) {
    const stage = dockerfileStages().at(-1);
    this.#root = join(folder, 'portal');
    mkdirSync(this.#root);
    for (const path of stage?.copies.flatMap(({ sources }) => sources) ?? []) {
      const name = path.replace(/^\/portal\//, '');
      // Packages are many and are not changed by anybody: the installed ones do.
      if (name === 'node_modules') symlinkSync(resolve(name), join(this.#root, name));
      else cpSync(name, join(this.#root, name), { recursive: true });
    }
    spawnSync('chmod', ['-R', 'a-w,a+rX', this.#root]);
    const [, ...args] = stage?.command ?? [];
    this.#command = args;
    const given = composeServices()['portal-1']?.environment ?? {};
    const settings = Object.entries(given).map(([name, value]) => [name, withoutVariables(value)]);
    this.#env = { ...stage?.env, ...Object.fromEntries(settings) };
    this.#user = this.#userWithoutRights();
  }

  /** Starts a portal. @param env what differs from the deployment: addresses, mostly */
  start(name: string, env: Record<string, string>): ServerProcess {
    const settings = {
      ...this.#env,
      ...env,
      DATA_DIR: this.#writable(`data-of-${name}`),
      ASSETS_DIR: this.#writable('assets'),
    };
    return startProgram(name, process.execPath, this.#command, settings, { cwd: this.#root, ...this.#user });
  }

  /** A folder that the portal may write to, as a volume of the deployment. */
  #writable(name: string): string {
    const path = join(this.folder, name);
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o700);
    if (this.#user) chownSync(path, this.#user.uid, this.#user.gid);
    return path;
  }

  /** Only root may change users, and only when that user can read what is to be run. */
  #userWithoutRights() {
    if (process.getuid?.() !== 0) return undefined;
    const user = { uid: UNPRIVILEGED, gid: UNPRIVILEGED };
    const look = spawnSync(process.execPath, ['-e', "require('express')"], { cwd: this.#root, ...user });
    return look.status === 0 ? user : undefined;
  }
}
