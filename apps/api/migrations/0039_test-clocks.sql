-- The test clock of a plan, for a connection that allows test clocks: none of production does.
CREATE FUNCTION test_clock(at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN current_setting('ridgeline.test_clocks', true) = 'on' THEN at END
$$;
