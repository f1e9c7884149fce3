import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who started the pipeline, as the usual ones tell it. */
const PIPELINE_USERS = ['GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILD_REQUESTEDFOR', 'CIRCLE_USERNAME'];

const LONGEST_NAME = 120;

/** Who delivers: who is named, else who started the pipeline, the user git knows, or the user of this machine. */
export function readBy(named: string | null, env: NodeJS.ProcessEnv): string {
  const pipeline = PIPELINE_USERS.map((name) => env[name]).find(Boolean);
  const git = () => spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' }).stdout?.trim();
  return (named?.trim() || pipeline || git() || userInfo().username).slice(0, LONGEST_NAME);
}
