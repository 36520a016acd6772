/** What is said of logs of several formats: what they are read as, and what their lines are that hold no message. */
export default {
  streams: 'the streams of both sides, in no order between them',
  event: {
    data: 'data that is no message',
    comment: 'a comment',
    field: 'a field of the event stream',
    none: 'no field of an event stream',
  },
  record: 'a record without a message',
  response: 'a response that is no message',
};
