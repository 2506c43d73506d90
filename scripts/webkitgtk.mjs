import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findProgram, installSystemPackages } from './programs.mjs';

export const WEBKITGTK_PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** @returns {string | null} three paths, separated as in PATH; null if one is missing */
export function findWebKitGtk() {
  const path = findInstalled();
  if (path !== null) return path;
  return installSystemPackages('WebKitGTK', WEBKITGTK_PACKAGES) ? findInstalled() : null;
}

function findInstalled() {
  const parts = [findProgram('WebKitWebDriver'), findMiniBrowser(), findProgram('Xvfb')];
  return parts.every((part) => part !== null) ? parts.join(delimiter) : null;
}

/** The program is part of the library and not in PATH. */
function findMiniBrowser() {
  const libraries = listSubfolders('/usr/lib').filter((folder) => folder.includes('-linux-'));
  const versions = ['/usr/lib', '/usr/libexec', ...libraries]
    .flatMap(listSubfolders)
    .filter((folder) => folder.includes('/webkit2gtk-') || folder.includes('/webkitgtk-'));
  return versions.map((folder) => join(folder, 'MiniBrowser')).find((file) => existsSync(file)) ?? null;
}

/** @param {string} parent @returns {string[]} */
function listSubfolders(parent) {
  if (!existsSync(parent)) return [];
  const entries = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => join(parent, name));
}
