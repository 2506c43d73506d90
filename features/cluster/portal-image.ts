import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ServerProcess, startProgram } from '../support/server-process';
import { readComposeServices, readDockerfileStages, removeVariables } from './deploy-files';

const UNPRIVILEGED_USER_ID = 65_534;

export class PortalImage {
  readonly #root: string;
  readonly #command: string[];
  readonly #env: Record<string, string>;
  readonly #user: { uid: number; gid: number } | undefined;

  /** @param folder is empty, and other users may enter it */
  constructor(private readonly folder: string) {
    const stage = readDockerfileStages().at(-1);
    this.#root = join(folder, 'portal');
    mkdirSync(this.#root);
    for (const path of stage?.copies.flatMap(({ sources }) => sources) ?? []) {
      const name = path.replace(/^\/portal\//, '');
      if (name === 'node_modules') symlinkSync(resolve(name), join(this.#root, name));
      else cpSync(name, join(this.#root, name), { recursive: true });
    }
    spawnSync('chmod', ['-R', 'a-w,a+rX', this.#root]);
    const [, ...args] = stage?.command ?? [];
    this.#command = args;
    const environment = readComposeServices()['portal-1']?.environment ?? {};
    const settings = Object.entries(environment).map(([name, value]) => [name, removeVariables(value)]);
    this.#env = { ...stage?.env, ...Object.fromEntries(settings) };
    this.#user = this.#userWithoutRights();
  }

  start(name: string, env: Record<string, string>): ServerProcess {
    const settings = {
      ...this.#env,
      ...env,
      DATA_DIR: this.#writable(`data-of-${name}`),
      ASSETS_DIR: this.#writable('assets'),
    };
    return startProgram(name, process.execPath, this.#command, {
      env: settings,
      cwd: this.#root,
      ...this.#user,
    });
  }

  #writable(name: string): string {
    const path = join(this.folder, name);
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o700);
    if (this.#user) chownSync(path, this.#user.uid, this.#user.gid);
    return path;
  }

  /** Only root can change users, and only if `nobody` can read the files. */
  #userWithoutRights() {
    if (process.getuid?.() !== 0) return undefined;
    const user = { uid: UNPRIVILEGED_USER_ID, gid: UNPRIVILEGED_USER_ID };
    const probe = spawnSync(process.execPath, ['-e', "require('express')"], { cwd: this.#root, ...user });
    return probe.status === 0 ? user : undefined;
  }
}
