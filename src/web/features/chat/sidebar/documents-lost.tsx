import { useDocumentsOfChat } from '../queries.ts';

type DocumentsLostProps = { chatId: string | null; isAsking: boolean; warning: string };

/** Names the documents that go with a chat; nothing where there are none. */
export function DocumentsLost({ chatId, isAsking, warning }: DocumentsLostProps) {
  const { data = [] } = useDocumentsOfChat(chatId, isAsking);
  if (data.length === 0) return null;
  return (
    <div className="mb-4 rounded-lg bg-warn-soft p-4">
      <p>{warning}</p>
      <ul className="mt-2 list-disc pl-5 font-semibold wrap-anywhere">
        {data.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </div>
  );
}
