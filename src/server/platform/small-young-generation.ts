import { setFlagsFromString } from 'node:v8';

/**
 * Loading the code makes much garbage at once, for which V8 sets aside 128 MB and keeps them. Here the room for young
 * objects stays as it is at the start: a third of the memory less, for a few percent of processor time.
 */
setFlagsFromString('--semi-space-growth-factor=1');
