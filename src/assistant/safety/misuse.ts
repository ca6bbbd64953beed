/** Attempts to turn the assistant into something else. Legal words in them do not make them legal questions. */
const MISUSE = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|training)\b/i,
  /\b(?:system prompt|developer mode|jailbreak|dan mode|do anything now)\b/i,
  /\b(?:pretend|act|roleplay|behave)\b.{0,30}\b(?:as|to be|like)\b.{0,40}\b(?:ai|gpt|chatbot|unrestricted|my (?:girlfriend|boyfriend)|character|pirate|hacker|lawyer who)\b/i,
  /\byou are (?:now|no longer)\b/i,
  /\b(?:write|generate|create|code|give)\b.{0,25}\b(?:poem|song|story|essay|joke|recipe|python|javascript|script|program|homework|malware|virus)\b/i,
  /\b(?:reveal|show|print|repeat|what (?:is|are))\b.{0,20}\byour (?:instructions|prompt|rules|system)\b/i,
];

export function isMisuse(message: string): boolean {
  return MISUSE.some((pattern) => pattern.test(message));
}
