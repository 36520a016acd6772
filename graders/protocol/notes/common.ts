import { always, defineNotes } from './define.ts';

const id = 'io.modelcontextprotocol/';

/** What several areas are made of, and what every message may carry. */
export default defineNotes({
  things: {
    RequestMeta: {
      shared: true,
      title: 'The `_meta` of a request',
      words:
        'What a request says beside its own parameters. Up to 2025-11-25 it is a place for extras. From 2026-07-28 on it takes the place of the handshake: each request of a client says here which revision it speaks and what the client can do.',
      members: {
        [`${id}protocolVersion`]: {
          words: 'The revision by which this request is to be read and answered.',
          form: { type: 'string', required: true, from: '2026-07-28' },
        },
        [`${id}clientCapabilities`]: {
          words: 'What the client can do for this very request. `{}` where there is nothing to tell; never left out.',
          form: { ref: 'lifecycle#ClientCapabilities', required: true, from: '2026-07-28' },
        },
        [`${id}clientInfo`]: {
          words: 'Which program asks. Not demanded, but expected of every client.',
          form: { ref: 'lifecycle#Implementation', from: '2026-07-28' },
        },
        [`${id}logLevel`]: {
          words: 'From this level on the client wants log messages about this request. Without it there are none.',
          form: { ref: 'common#LoggingLevel', from: '2026-07-28' },
        },
        progressToken: {
          words:
            'Asks for news about how far the work has come. The news repeat this token, which has to differ from those of other open requests.',
          form: { type: ['string', 'integer'] },
        },
        traceparent: {
          words:
            'Where this request belongs in a distributed trace, as the W3C writes it; `tracestate` and `baggage` may stand beside it.',
          form: { type: 'string', from: '2026-07-28' },
        },
      },
    },
    ResultMeta: {
      shared: true,
      title: 'The `_meta` of a result',
      words: 'What a result says beside its own members.',
      members: {
        [`${id}serverInfo`]: {
          words: 'Which program answers. Not demanded, but expected of every server.',
          form: { ref: 'lifecycle#Implementation', from: '2026-07-28' },
        },
        [`${id}related-task`]: {
          words: 'The task that this message belongs to, as `{"taskId": …}`.',
          form: { type: 'object', from: '2025-11-25', until: '2026-07-28' },
          when: 'on what belongs to a task',
        },
        [`${id}subscriptionId`]: {
          words: 'In the result that ends a subscription: the id of its `subscriptions/listen`.',
          form: { type: ['string', 'integer'], from: '2026-07-28' },
          when: 'at the end of a subscription',
        },
      },
    },
    NotificationMeta: {
      shared: true,
      title: 'The `_meta` of a notification',
      words: 'What a notification says beside its own parameters.',
      members: {
        [`${id}subscriptionId`]: {
          words:
            'Which subscription this news came on: the id of its `subscriptions/listen`, with its type. A client with two of them could not tell otherwise.',
          form: { type: ['string', 'integer'], from: '2026-07-28' },
          when: 'on a subscription',
        },
        [`${id}related-task`]: {
          words: 'The task that this message belongs to, as `{"taskId": …}`.',
          form: { type: 'object', from: '2025-11-25', until: '2026-07-28' },
          when: 'on what belongs to a task',
        },
      },
    },
    Result: {
      shared: true,
      title: 'Every result',
      words:
        'What a result says before it comes to the matter. Up to 2025-11-25 that is nothing: a result may be as empty as `{}`.',
      members: {
        resultType: {
          words:
            'What kind of result this is: `complete` for the method’s own, `input_required` for a question back, or a word that an extension has defined.',
          form: { type: 'string', required: true, from: '2026-07-28' },
        },
        _meta: {
          words: 'What does not belong to the matter itself.',
          form: { ref: 'common#ResultMeta' },
        },
      },
    },

    Meta: {
      shared: true,
      title: 'The `_meta` of anything else',
      words:
        'An object for what the protocol has no member for. Names of one’s own carry a domain before a slash, `com.example/colour`; those of `io.modelcontextprotocol/` are taken.',
    },
    Cursor: { words: 'A text that only its maker understands, to be returned as it came.' },
    Role: { words: 'In whose mouth a message is put: the user’s or the model’s.' },
    LoggingLevel: { words: 'How grave it is, from `debug` to `emergency`, as in syslog.' },
    InputResponses: { words: 'Answers to questions that came in a result, each under the name of its question.' },
    TaskMetadata: {
      words: 'The wish to have this request run as a task, and how long its outcome shall be kept.',
      members: { ttl: 'For how many milliseconds the task shall be kept.' },
    },
    Priority: { words: 'A weight from 0, not at all, to 1, above all.' },
    Annotations: {
      shared: true,
      title: 'Annotations',
      words: 'Hints to the client on how to treat something. It may ignore them.',
      members: {
        audience: 'Whom it is meant for: the user, the model or both.',
        priority: 'How much it matters. `1` means that nothing works without it.',
        lastModified: 'When it last changed, as an ISO 8601 time.',
      },
    },

    Icons: { words: 'Pictures to choose from.' },
    Icon: {
      shared: true,
      title: 'An icon',
      words: 'One picture. A client chooses the one that fits its window.',
      members: {
        src: 'Where the picture is: an address on the web, or the picture itself as a `data:` URI.',
        mimeType: 'Its kind, where the address does not show it.',
        sizes: 'Which sizes it is good for, such as `48x48`; `any` for one that scales.',
        theme: 'Which background it was drawn for.',
      },
    },

    ResourceContents: {
      shared: true,
      title: 'The contents of a resource',
      words: 'One entry of `contents`: a text or bytes, and the address they belong to.',
      members: {
        uri: 'Whose contents these are. It need not be the address that was asked for: a folder may answer with its files.',
        mimeType: 'What kind of data it is.',
        text: { words: 'The contents, where they are text.', when: 'this or `blob`' },
        blob: { words: 'The contents as base64, where they are bytes.', when: 'this or `text`' },
        _meta: 'More about this entry.',
      },
    },

    ContentBlock: {
      shared: true,
      title: 'A content block',
      words:
        'One piece of what a tool found or a prompt says. Its `type` decides which other members it has; a client that does not know the type throws the whole result away.',
      members: { type: 'Which kind of block this is.' },
    },
    TextContent: {
      shared: true,
      title: 'A block of text',
      words: 'Plain words, and the kind of block that every client can show.',
      members: {
        type: always('text'),
        text: 'The words. The member is called like the type.',
        annotations: 'Hints on how to treat it.',
        _meta: 'More about it.',
      },
    },
    ImageContent: {
      shared: true,
      title: 'A picture',
      words: 'A picture that travels with the message.',
      members: {
        type: always('image'),
        data: 'The picture as base64: the bare characters, without `data:` before them.',
        mimeType: 'How to read the bytes, such as `image/png`.',
        annotations: 'Hints on how to treat it.',
        _meta: 'More about it.',
      },
    },
    AudioContent: {
      shared: true,
      title: 'A sound',
      words: 'A recording that travels with the message, carried as a picture is.',
      members: {
        type: always('audio'),
        data: 'The sound as base64.',
        mimeType: 'How to read the bytes, such as `audio/wav`.',
        annotations: 'Hints on how to treat it.',
        _meta: 'More about it.',
      },
    },
    EmbeddedResource: {
      shared: true,
      title: 'A resource, carried along',
      words: 'The contents of a resource, put into the message so that nobody has to read it again.',
      members: {
        type: always('resource'),
        resource: 'The contents, in an object of their own.',
        'resource.uri': 'The address of the resource.',
        'resource.mimeType': 'What kind of data it is.',
        'resource.text': { words: 'The contents, where they are text.', when: 'this or `blob`' },
        'resource.blob': { words: 'The contents as base64, where they are bytes.', when: 'this or `text`' },
        'resource._meta': 'More about the resource.',
        annotations: 'Hints on how to treat it.',
        _meta: 'More about the block.',
      },
    },
    ResourceLink: {
      shared: true,
      title: 'A resource, named only',
      words: 'The address of something to read with `resources/read`. It need not stand in any list.',
      members: {
        type: always('resource_link'),
        uri: 'The address to read.',
        name: 'Its name for programs.',
        title: 'Its name for people.',
        description: 'What is to be found there.',
        mimeType: 'What kind of data it is.',
        size: 'How many bytes it has, before base64.',
        icons: 'Pictures for it.',
        annotations: 'Hints on how to treat it.',
        _meta: 'More about it.',
      },
    },
  },
});
