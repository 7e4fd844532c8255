-- Until now each instance created the table by itself, which failed where two did so at once; so it may be there already.
CREATE TABLE IF NOT EXISTS "form_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
