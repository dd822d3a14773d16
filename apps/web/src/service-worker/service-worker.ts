import type { WebBuild } from './build-files';
import type { NoticeScope, WorkerScope } from './scope';
import { showNotices } from './notices';
import { startWorker } from './start-worker';

/** Put in by the build. */
declare const WEB_BUILD: WebBuild;

const scope = globalThis as unknown as WorkerScope & NoticeScope;
startWorker(scope, WEB_BUILD);
showNotices(scope, WEB_BUILD);
